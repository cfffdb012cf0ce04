import { AlignedCharts } from '@vp-digital/core/charts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import type { Money, Simulated } from './data';
import { BalanceChart } from './BalanceChart';
import { IncomeChart } from './IncomeChart';
import { MonthTable } from './MonthTable';

/** Month by month: who pays and what is spent, and what is left on the account. */
export function CourseCard({
  money,
  onMoney,
  ...shared
}: Simulated & { money: Money; onMoney(money: Money): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.course' });
  const { percent } = useFormat();
  const { accountReturn, freeShare } = shared.facts.assumptions;
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        <SegmentedChoice<Money>
          label={t('money.label')}
          hideLabel
          writes={false}
          options={(['real', 'nominal'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
          value={money}
          onChange={onMoney}
        />
      }
    >
      <Stack>
        <AlignedCharts>
          <IncomeChart {...shared} money={money} />
          <BalanceChart {...shared} money={money} />
        </AlignedCharts>
        <Caption>
          {t('remark', {
            share: percent(freeShare, { maximumDecimals: 0 }),
            rate: percent(accountReturn, { maximumDecimals: 1 }),
          })}
        </Caption>
        <MonthTable {...shared} money={money} />
      </Stack>
    </Card>
  );
}
