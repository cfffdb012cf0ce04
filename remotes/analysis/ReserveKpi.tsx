import { reserve, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Kpi, TextLink } from '@vp-digital/core/ui';

type MissingFact = ReturnType<typeof reserve>['waitsFor'][number];

export interface ReserveKpiProps {
  data: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'assets' | 'employments'>;
  /** The fact that is recorded on this very page. */
  here?: MissingFact | undefined;
}

/** F6: how long the ready money lasts, or what is missing to say so. */
export function ReserveKpi({ data, here }: ReserveKpiProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'reserve' });
  const { euros, number } = useFormat();
  const { available, months, targetMonths, waitsFor } = reserve(data);
  if (months === undefined)
    return (
      <Kpi
        label={t('name')}
        state="empty"
        caption={waitsFor[0] && <Missing fact={waitsFor[0]} here={here} />}
      />
    );
  return (
    <Kpi
      label={t('name')}
      value={number(months, { minimumDecimals: 1 })}
      unit={t('months')}
      caption={t('target', { amount: euros(available), count: targetMonths })}
    />
  );
}

function Missing({ fact, here }: { fact: MissingFact } & Pick<ReserveKpiProps, 'here'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'reserve' });
  const householdId = useHouseholdId();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  if (fact === here || (fact === 'assets' && !canSeeBalance)) return t(`missing.${fact}`);
  const { expenses, balanceSheet } = routes;
  const href = (fact === 'expenses' ? expenses : balanceSheet).href({ householdId });
  return <TextLink href={href}>{t(`add.${fact}`)}</TextLink>;
}
