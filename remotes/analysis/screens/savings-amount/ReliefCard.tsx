import { OfField } from '@vp-digital/core/figures';
import type { LoanContract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Card, DataList, Row, Stack } from '@vp-digital/core/ui';
import type { PlanProps } from './AgreementCard';
import type { SavingsAmountData } from './data';
import { useAgreement } from './useAgreement';

/** More goes out than comes in: first the debts, the dearest first, and where relief may come from; what is agreed can be taken back. */
export function ReliefCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.relief' });
  const { t: code } = useTranslation('household/contracts');
  const { percent } = useFormat();
  const householdId = useHouseholdId();
  const loans = dearestFirst(data);
  const interestOf = ({ interest }: LoanContract) =>
    interest === undefined ? t('interestOpen') : t('interest', { rate: percent(interest / 10_000) });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {plan.agreed && <Agreed data={data} plan={plan} agreed={plan.agreed} />}
        {loans.length > 0 && (
          <>
            <p>{t('order')}</p>
            <OfField field="contracts.interest">
              <DataList
                items={loans.map(([key, loan]) => ({
                  key,
                  label: [code(`line.${loan.line}`), loan.company].filter(Boolean).join(', '),
                  value: interestOf(loan),
                }))}
              />
            </OfField>
          </>
        )}
        <Row>
          <Button href={routes.contracts.href({ householdId })}>{t('toContracts')}</Button>
          <Button href={routes.optimum.href({ householdId })}>{t('toOptimum')}</Button>
          <Button href={routes.expenses.href({ householdId })}>{t('toExpenses')}</Button>
        </Row>
      </Stack>
    </Card>
  );
}

interface AgreedProps extends PlanProps {
  agreed: NonNullable<PlanProps['plan']['agreed']>;
}

function Agreed({ data, plan, agreed }: AgreedProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.agreement' });
  const { date, euros } = useFormat();
  const { takeBack } = useAgreement(data, plan);
  return (
    <Alert
      tone="info"
      title={
        <OfField field="savingsPlan.agreedAmount">
          {t('agreedOn', { amount: euros(agreed.amount), date: date(agreed.on) })}
        </OfField>
      }
      action={
        <Button writes size="compact" onClick={takeBack}>
          {t('takeBack')}
        </Button>
      }
    />
  );
}

/** Loans by their interest; whose interest nobody knows comes last, for it may be any. */
const dearestFirst = ({ contracts }: SavingsAmountData) =>
  Object.entries(contracts.items)
    .flatMap(([id, contract]): [string, LoanContract][] => (contract.kind === 'loan' ? [[id, contract]] : []))
    .sort(([, one], [, other]) => (other.interest ?? -1) - (one.interest ?? -1));
