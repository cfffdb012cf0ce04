import { type FreeAmount, knownFree } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { DataList, LockedIcon, TextLink } from '@vp-digital/core/ui';
import classes from './ExpenseSums.module.css';
import type { ExpensesData } from './data';

export interface ExpenseSumsProps {
  data: ExpensesData;
  amounts: FreeAmount;
}

/** What the categories add up to, what is locked because the contracts say it, and what is left (F4). */
export function ExpenseSums({ data, amounts }: ExpenseSumsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { money } = useFormat();
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const locked = (['insurance', 'loanRates', 'savings'] as const).map((key) => ({
    key,
    label: (
      <span className={classes['locked']}>
        <LockedIcon size={16} stroke={2} aria-hidden />
        <TextLink href={contracts} label={t('locked', { name: t(`part.${key}`) })}>
          {t(`part.${key}`)}
        </TextLink>
      </span>
    ),
    value: money(amounts[key]),
  }));
  const living = {
    key: 'expenses',
    label: t('part.expenses'),
    value: amounts.expenses > 0 ? money(amounts.expenses) : '–',
    total: true,
  };
  const free = { key: 'free', label: t('part.free'), value: money(amounts.free), total: true };
  return (
    <DataList items={knownFree(data).kind === 'computed' ? [living, ...locked, free] : [living, ...locked]} />
  );
}
