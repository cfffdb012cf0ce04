import { OfField } from '@vp-digital/core/figures';
import { euros as inCents } from '@vp-digital/core/finance';
import { isRetired, type PlannedSavings, savingRules } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Card,
  Columns,
  MoneyField,
  MonthField,
  PercentField,
  Row,
  Stack,
} from '@vp-digital/core/ui';
import { AmountSlider } from './AmountSlider';
import type { SavingsAmountData } from './data';
import { useAgreement } from './useAgreement';
import { usePlanEditor } from './usePlanEditor';

export interface PlanProps {
  data: SavingsAmountData;
  plan: PlannedSavings;
}

/** The amount that is talked about, by hand or typed, and the agreement on it. */
export function AgreementCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.agreement' });
  const { date, euros, percent } = useFormat();
  const editor = usePlanEditor(data);
  const { agree, takeBack } = useAgreement(data, plan);
  const { amount, agreed, potential, startMonth } = plan;
  const excess = amount - potential.potential;
  const isAgreed = agreed?.amount === amount;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <AmountSlider plan={plan} editor={editor} />
        <Columns kind="fields">
          <MoneyField
            {...editor.field('amount', t('amount'))}
            name="sparbetrag"
            unit={t('unit')}
            min={0}
            max={inCents(100_000)}
            value={amount}
          />
          <MonthField
            {...editor.field('startMonth', t('start'))}
            value={startMonth}
            min="2000-01"
            max="2150-12"
          />
        </Columns>
        <PercentField
          {...editor.field('yearlyRaise', t('raise'))}
          hint={t(isRetired(data) ? 'raiseHintRetired' : 'raiseHint')}
          min={0}
          max={1_000}
          step={50}
        />
        {excess >= 50 && ( // less is shown as 0 €
          <Alert
            tone="warning"
            title={<OfField field="savingsPlan.amount">{t('beyond', { amount: euros(excess) })}</OfField>}
            action={<ToExpenses label={t('toExpenses')} />}
          >
            {t('beyondText', { leeway: percent(1 - savingRules.freeShare, { maximumDecimals: 0 }) })}
          </Alert>
        )}
        {agreed && (
          <Alert
            tone={isAgreed ? 'positive' : 'info'}
            announce={isAgreed}
            title={
              <OfField field="savingsPlan.agreedAmount">
                {t('agreedOn', { amount: euros(agreed.amount), date: date(agreed.on) })}
              </OfField>
            }
          >
            {!isAgreed && t('changed')}
          </Alert>
        )}
        <Row>
          {!isAgreed && (
            <Button writes kind="primary" onClick={agree}>
              {t(agreed ? 'again' : 'agree')}
            </Button>
          )}
          {agreed && (
            <Button writes kind="quiet" onClick={takeBack}>
              {t('takeBack')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function ToExpenses({ label }: { label: string }) {
  return (
    <Button size="compact" href={routes.expenses.href({ householdId: useHouseholdId() })}>
      {label}
    </Button>
  );
}
