import { euros as inCents } from '@vp-digital/core/finance';
import { OfFigure } from '@vp-digital/core/figures';
import { accountModelId, allowanceRhythms, livingCostsFigure, weeklyPart } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Columns, MoneyField, NumberField, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { firstDay } from './Headline';
import { useModelEditor } from './useModelEditor';
import type { PlanProps } from './VariantCard';

/** When standing orders run, what stays on the household account, and how often the money to live on comes. */
export function SettingsCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.settings' });
  const { t: code } = useTranslation('household/accountModel');
  const { euros } = useFormat();
  const editor = useModelEditor(data);
  const model = data.accountModel.items[accountModelId];
  const allowance = model?.allowance ?? 'monthly';
  const { variable, fixed } = plan.uses;
  const amount = allowance === 'weekly' ? weeklyPart(variable) : variable;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <Columns>
          <NumberField
            {...editor.field('standingOrderDay', t('day'))}
            unit={t('ofMonth')}
            min={1}
            max={28}
            value={model?.standingOrderDay ?? firstDay}
          />
          <MoneyField
            {...editor.field('buffer', t('buffer'))}
            hint={<OfFigure figure={livingCostsFigure}>{t('bufferHint', { amount: euros(fixed) })}</OfFigure>}
            min={0}
            max={inCents(100_000)}
            value={plan.buffer}
          />
        </Columns>
        <SegmentedChoice
          {...editor.choice('allowance', t('allowance'))}
          wide
          value={allowance}
          options={allowanceRhythms.map((value) => ({ value, label: code(`allowance.${value}`) }))}
        />
        <OfFigure figure={livingCostsFigure}>
          <Caption>{t(allowance, { amount: euros(amount) })}</Caption>
        </OfFigure>
      </Stack>
    </Card>
  );
}
