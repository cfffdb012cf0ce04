import { OfField } from '@vp-digital/core/figures';
import { type Home, housingCosts, inOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, TextLink } from '@vp-digital/core/ui';
import { expenseOf, type LivingSituationData } from '../../shared/living-situation/data';

/** Housing costs stand among the expenses as well: proposed as soon as they are known and differ, never written by itself. */
export function RentExpense({ data, home }: { data: LivingSituationData; home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const { t: code } = useTranslation('household/expenses');
  const { money } = useFormat();
  const householdId = useHouseholdId();
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
  if (!isKnown || (expense?.amount === amount && expense.frequency === 'monthly')) return undefined;
  if (recorded.length > 1)
    return (
      <Alert tone="info" title={t('expense.several')}>
        <TextLink href={routes.expenses.href({ householdId })}>{t('expense.toExpenses')}</TextLink>
      </Alert>
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
            ? t('expense.differs', { recorded: money(expense.amount), amount: money(amount) })
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
