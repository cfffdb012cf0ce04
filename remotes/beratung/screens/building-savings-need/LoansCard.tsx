import { OfFigure } from '@vp-digital/core/figures';
import {
  debtAtFixedInterestEnd,
  debtAtFixedInterestEndFigure,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, DataList } from '@vp-digital/core/ui';

/** Loans in the order in which their fixed interest ends, with what is left then (F19). */
export function LoansCard({ data: { contracts } }: { data: Pick<SectionData, 'contracts'> }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.loans' });
  const { date, euros } = useFormat();
  const loans = Object.entries(contracts.items)
    .flatMap(([id, contract]) =>
      contract.kind === 'loan' && contract.interestFixedUntil !== undefined
        ? [{ id, contract, until: contract.interestFixedUntil }]
        : [],
    )
    .sort((one, other) => one.until.localeCompare(other.until));
  return (
    <Card title={t('title')}>
      {loans.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <DataList
          items={loans.map(({ id, contract, until }) => {
            const debt = debtAtFixedInterestEnd(contract);
            return {
              key: id,
              label: t('until', { day: date(until) }),
              value:
                debt.kind === 'computed' ? (
                  <OfFigure figure={debtAtFixedInterestEndFigure}>
                    {t('debt', { amount: euros(debt.value.remainingDebt) })}
                  </OfFigure>
                ) : (
                  t('unknown')
                ),
            };
          })}
        />
      )}
    </Card>
  );
}
