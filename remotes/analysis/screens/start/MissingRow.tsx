import { useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import type { CompletenessData, DataArea, MissingInformation } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, VisuallyHidden } from '@vp-digital/core/ui';
import classes from './MissingCard.module.css';

export interface MissingRowProps {
  missing: MissingInformation & { area: DataArea; asOf: { day?: string } };
  household: CompletenessData;
}

/** A fact that is missing: whose, where it belongs, what it opens, and the way to its field. */
export function MissingRow({ missing, household }: MissingRowProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.missing' });
  const { t: word } = useTranslation('household/completeness');
  const { date, list } = useFormat();
  const { factName, resultName } = useFactWords(household);
  const href = useLinkToFact()(missing);
  const { area, asOf, fact, opens, sharpens } = missing;
  const what = factName(missing);
  const named = (results: typeof opens) => list(results.map(resultName));
  const place = [
    word(`area.${area}`),
    ...(fact === 'currentLetter' && asOf.day !== undefined ? [t('letter', { date: date(asOf.day) })] : []),
  ].join(' · ');
  return (
    <li className={classes['fact']} data-leads={opens.length + sharpens.length > 0 || undefined}>
      <div className={classes['box']}>
        <div className={classes['words']}>
          <b>{what}</b>
          <span>{place}</span>
          {opens.length > 0 && (
            <span className={classes['opens']}>{t('opens', { results: named(opens) })}</span>
          )}
          {sharpens.length > 0 && (
            <span className={classes['opens']}>{t('sharpens', { results: named(sharpens) })}</span>
          )}
        </div>
        {href !== undefined && (
          <Button writes size="compact" href={href}>
            {t('add')}
            <VisuallyHidden> {what}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
