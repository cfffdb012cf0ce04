import { OfField } from '@vp-digital/core/figures';
import {
  amountIn,
  type Home,
  homeEntry,
  housingCosts,
  inOrder,
  type SectionData,
} from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, TextLink } from '@vp-digital/core/ui';
import { expenseOf } from './data';

type HousingData = Pick<SectionData, 'housing' | 'expenses' | 'contracts'>;

/**
 * What the home costs stands among the expenses as well: proposed where either is edited, as soon as it is known and
 * differs, never written by itself. Nothing before the home is known.
 */
export function HousingExpense({ data }: { data: HousingData }) {
  const home = homeEntry(data)?.[1];
  return home && <OfHome data={data} home={home} />;
}

function OfHome({ data, home }: { data: HousingData; home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { t: code } = useTranslation('household/expenses');
  const { money } = useFormat();
  const expenses = routes.expenses.href({ householdId: useHouseholdId() });
  const isHere = useLocation().pathname === expenses;
  const recorded = inOrder(data.expenses.items).filter(([, { category }]) => category === 'housing');
  const [id, expense] = recorded[0] ?? [];
  const entry = useEntry({
    section: 'expenses',
    id,
    value: expense,
    blank: {
      category: 'housing',
      frequency: 'monthly',
      position: Object.keys(data.expenses.items).length,
    },
    of: code('category.housing'),
  });
  const amount = expenseOf(home);
  const isKnown = housingCosts(data).kind === 'computed' && amount > 0;
  const recordedMonth = recorded.reduce((sum, [, one]) => sum + amountIn('month', one), 0);
  if (!isKnown || (recorded.length > 0 && recordedMonth === amount)) return undefined;
  if (recorded.length > 1)
    return (
      <OfField field="expenses.amount">
        <Alert
          tone="info"
          title={t('expense.several', { recorded: money(recordedMonth), amount: money(amount) })}
        >
          {!isHere && <TextLink href={expenses}>{t('expense.toExpenses')}</TextLink>}
        </Alert>
      </OfField>
    );
  const take = () => {
    entry.set('amount', amount, t('expense.amount'));
    if (expense && expense.frequency !== 'monthly') entry.set('frequency', 'monthly', t('expense.amount'));
    entry.leave();
  };
  return (
    <OfField field="expenses.amount">
      <Alert
        tone="info"
        title={
          expense
            ? t('expense.differs', { recorded: money(recordedMonth), amount: money(amount) })
            : t('expense.missing', { amount: money(amount) })
        }
        action={
          <Button writes onClick={take}>
            {t('expense.take')}
          </Button>
        }
      >
        {t('expense.text')}
      </Alert>
    </OfField>
  );
}
