import { type ShownArea, useCompleteness, useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import { type People, percentOf, totalOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Chip, TextLink } from '@vp-digital/core/ui';
import classes from './CompletenessTile.module.css';
import { Tile } from './Tile';

/** Datenstand: how far the household is recorded, and which figures wait for what is not. */
export function CompletenessTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.completeness' });
  const { percent } = useFormat();
  const href = routes.analysis.href({ householdId: useHouseholdId() });
  return (
    <Tile title={t('title')} link={{ href, to: t('to') }} result={useCompleteness()}>
      {({ areas, household }) => (
        <>
          <p>{t('whole', { share: percent(percentOf(totalOf(areas)) / 100) })}</p>
          <ul className={classes['areas']}>
            {areas.map((area) => (
              <Area key={area.area} area={area} household={household} />
            ))}
          </ul>
        </>
      )}
    </Tile>
  );
}

function Area({ area, household }: { area: ShownArea; household: People }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.completeness' });
  const { t: word } = useTranslation('household/completeness');
  const { list } = useFormat();
  const linkTo = useLinkToFact();
  const { factName, resultName } = useFactWords(household);
  const results = new Set(area.missing.flatMap(({ opens }) => opens.map(resultName)));
  return (
    <li className={classes['area']}>
      <TextLink href={area.href}>{word(`area.${area.area}`)}</TextLink>
      {area.state === 'complete' ? (
        <Chip tone="positive">{word('state.complete')}</Chip>
      ) : (
        <Chip tone="warning">{word('missing', { count: area.required - area.filled })}</Chip>
      )}
      {area.missing.length > 0 && (
        <ul className={classes['facts']}>
          {area.missing.map((fact) => {
            const href = linkTo(fact);
            const words = factName(fact);
            return (
              <li key={words}>{href === undefined ? words : <TextLink href={href}>{words}</TextLink>}</li>
            );
          })}
        </ul>
      )}
      {results.size > 0 && <Caption>{t('missingFor', { figures: list(results) })}</Caption>}
    </li>
  );
}
