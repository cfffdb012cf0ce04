import { OfField, OfFigure } from '@vp-digital/core/figures';
import {
  carriedDebt,
  carriedDebtFigure,
  debtAtFixedInterestEnd,
  debtAtFixedInterestEndFigure,
  type LoanContract,
  monthlyPremium,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Stack, type SumColumn, SumTable, TextLink } from '@vp-digital/core/ui';
import { type LivingSituationData, mortgages } from '../../shared/living-situation/data';

/** The loans on an own home, and what is left of them when their interest is no longer fixed. They are contracts. */
export function LoansCard({ data }: { data: LivingSituationData }) {
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const loans = mortgages(data);
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation.loans' });
  const { date, euros: whole, money } = useFormat();
  const today = useHost().clock.today();
  const columns: SumColumn<readonly [string, LoanContract]>[] = [
    {
      kind: 'text',
      key: 'fixedUntil',
      header: t('fixedUntil'),
      cell: ([, { interestFixedUntil }]) =>
        interestFixedUntil === undefined ? t('unknown') : date(interestFixedUntil),
    },
    {
      kind: 'text',
      key: 'rate',
      secondary: true,
      header: t('rate'),
      cell: ([, loan]) => <OfField field="contracts.premium">{money(monthlyPremium(loan))}</OfField>,
    },
    {
      kind: 'text',
      key: 'debt',
      secondary: true,
      header: t('debt'),
      cell: ([, loan]) => (
        <OfFigure figure={carriedDebtFigure}>
          {amountOf(carriedDebt({ contract: loan, date: today }), whole, t('unknown'))}
        </OfFigure>
      ),
    },
    {
      kind: 'text',
      key: 'debtThen',
      header: t('debtThen'),
      cell: ([, loan]) => (
        <OfFigure figure={debtAtFixedInterestEndFigure}>
          {amountOf(debtAtFixedInterestEnd(loan), whole, t('unknown'))}
        </OfFigure>
      ),
    },
  ];
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        {loans.length > 0 && (
          <SumTable caption={t('title')} columns={columns} rows={loans} rowKey={([id]) => id} />
        )}
        <p>
          <TextLink href={contracts}>{t(loans.length > 0 ? 'change' : 'add')}</TextLink>
        </p>
      </Stack>
    </Card>
  );
}

const amountOf = (
  debt: ReturnType<typeof debtAtFixedInterestEnd>,
  write: (amount: number) => string,
  unknown: string,
) => (debt.kind === 'computed' ? write(debt.value.remainingDebt) : unknown);
