import {
  type BudgetMoment,
  budgetMoments,
  laterIncomes,
  withoutPayAfterwards,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Card, Empty, SumTable, TextLink } from '@vp-digital/core/ui';
import type { Budgeted } from './data';
import { useEventWords } from '../../shared/simulation/events/useEventWords';

/** What changes by law or contract without anybody doing anything. */
export function MomentsCard({ facts, result }: Budgeted) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.moments' });
  const { euros } = useFormat();
  const { monthText, nameOf } = useEventWords(facts, result);
  const { t: contractWord } = useTranslation('household/contracts');
  const { t: incomeWord } = useTranslation('household/incomes');
  const moments = budgetMoments(facts, result);
  const income = routes.income.href({ householdId: useHouseholdId() });
  const { goals, contracts, incomes } = facts.household;
  const allIncomes = { ...incomes.items, ...laterIncomes(facts.household) };
  const nameOfEntry = ({ entryId = '' }: BudgetMoment) => {
    const contract = contracts.items[entryId];
    if (contract) return contract.company || contractWord(`line.${contract.line}`);
    return goals.items[entryId]?.title ?? '';
  };
  const nameOfIncome = ({ entryId = '', personId }: BudgetMoment) =>
    [nameOf(personId), incomeWord(`kind.${allIncomes[entryId]?.kind ?? 'other'}`)].join(', ');
  const words = (moment: BudgetMoment) =>
    t(`kind.${moment.kind}`, {
      name:
        moment.kind === 'incomeEnds' || moment.kind === 'incomeStarts'
          ? nameOfIncome(moment)
          : (nameOf(moment.personId) ?? nameOfEntry(moment)),
    });
  return (
    <Card title={t('title')} caption={t('caption')}>
      {moments.length === 0 ? (
        <Empty>{t('none')}</Empty>
      ) : (
        <SumTable
          stacks
          caption={t('title')}
          rows={moments}
          rowKey={({ key }) => key}
          columns={[
            { kind: 'text', key: 'when', header: t('when'), cell: ({ month }) => monthText(month) },
            { kind: 'text', key: 'what', header: t('what'), cell: words },
            {
              kind: 'text',
              key: 'amount',
              header: t('amount'),
              cell: ({ kind, amount }) =>
                amount === undefined
                  ? '–'
                  : t(kind === 'goal' ? 'once' : 'monthly', {
                      amount: euros(amount, { sign: 'difference' }),
                    }),
            },
          ]}
        />
      )}
      {withoutPayAfterwards(facts).map((personId) => (
        <p key={personId}>
          <Caption>{t('nothingAfterwards', { name: nameOf(personId) })} </Caption>
          <TextLink href={income}>{t('addPay')}</TextLink>
        </p>
      ))}
    </Card>
  );
}
