import { useFigureTexts } from '@vp-digital/core/figures';
import { type FreeAmount, knownFree, knownParts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { DataList, LockedIcon, TextLink } from '@vp-digital/core/ui';
import classes from './ExpenseSums.module.css';
import type { ExpensesData } from '../../shared/budget/data';

export interface ExpenseSumsProps {
  data: ExpensesData;
  amounts: FreeAmount;
}

/** Amounts that follow from the contracts, and their figures. */
const locked = [
  { key: 'insurance', figure: 'premiums' },
  { key: 'loanRates', figure: 'loanRates' },
  { key: 'savings', figure: 'savingRates' },
] as const;

/** The sum of the categories, the amounts locked by contracts (once contracts are known), and what is left (F4). */
export function ExpenseSums({ data, amounts }: ExpenseSumsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { word } = useFigureTexts();
  const { money } = useFormat();
  const known = knownParts(data, amounts);
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const agreed = locked.map(({ key, figure }) => ({
    key,
    label: (
      <span className={classes['locked']}>
        <LockedIcon size={16} stroke={2} aria-hidden />
        <TextLink href={contracts} label={t('locked', { name: word(figure) })}>
          {word(figure)}
        </TextLink>
      </span>
    ),
    value: known[key] === undefined ? '–' : money(known[key]),
  }));
  const living = {
    key: 'expenses',
    label: word('livingCosts'),
    value: amounts.expenses > 0 ? money(amounts.expenses) : '–',
    total: true,
  };
  const free = { key: 'free', label: word('freeAmount'), value: money(amounts.free), total: true };
  return (
    <DataList items={knownFree(data).kind === 'computed' ? [living, ...agreed, free] : [living, ...agreed]} />
  );
}
