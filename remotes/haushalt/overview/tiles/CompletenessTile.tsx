import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Caption, Chip, TextLink } from '@vp-digital/core/ui';
import classes from './CompletenessTile.module.css';
import { type AreaCompleteness, completeness, completenessSections } from './completeness';
import { Tile } from './Tile';
import { useCurrentSections } from '../useCurrentSections';

/** Datenstand: what is complete, and which figures wait for what is not. */
export function CompletenessTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.completeness' });
  const today = useHost().clock.today();
  return (
    <Tile title={t('title')} result={useCurrentSections(completenessSections)}>
      {(household) => (
        <ul className={classes['areas']}>
          {completeness(household, today).map((area) => (
            <Area key={area.area} {...area} />
          ))}
        </ul>
      )}
    </Tile>
  );
}

function Area({ area, missing, unlocks }: AreaCompleteness) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.completeness' });
  const { language } = useFormat();
  const href = useWayTo(area);
  const name = t(`area.${area}`);
  const figures = new Intl.ListFormat(language).format(unlocks.map((figure) => t(`figure.${figure}`)));
  return (
    <li className={classes['area']}>
      {href === undefined ? <span>{name}</span> : <TextLink href={href}>{name}</TextLink>}
      {missing === 0 ? (
        <Chip tone="positive">{t('complete')}</Chip>
      ) : (
        <Chip tone="warning">{t('missing', { count: missing })}</Chip>
      )}
      {unlocks.length > 0 && <Caption>{t('missingFor', { figures })}</Caption>}
    </li>
  );
}

/** The screen that fills the gap, where there is one that the user may open. */
function useWayTo(area: AreaCompleteness['area']): string | undefined {
  const householdId = useHouseholdId();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const ways = {
    income: routes.income.href({ householdId }),
    expenses: routes.expenses.href({ householdId }),
    contracts: routes.contracts.href({ householdId }),
    wealth: canSeeBalance ? routes.balanceSheet.href({ householdId }) : undefined,
    pension: undefined,
    persons: undefined,
  };
  return ways[area];
}
