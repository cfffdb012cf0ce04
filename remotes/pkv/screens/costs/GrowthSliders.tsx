import type { PrivateHealthGrowth } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Slider } from '@vp-digital/core/forms';
import classes from './GrowthSliders.module.css';

export interface GrowthSlidersProps {
  growth: PrivateHealthGrowth;
  onChange(growth: PrivateHealthGrowth): void;
}

const rates = ['statutoryGrowth', 'privateGrowth', 'inflation'] as const;

/** What is assumed of the years to come, from 0 to 6 percent, in tenths. */
export function GrowthSliders({ growth, onChange }: GrowthSlidersProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.growth' });
  const { percent } = useFormat();
  return (
    <div className={classes['sliders']}>
      {rates.map((rate) => (
        <Slider
          key={rate}
          label={t(rate)}
          shown={t('yearly', { rate: percent(growth[rate], { minimumDecimals: 1 }) })}
          min={0}
          max={60}
          step={1}
          value={Math.round(growth[rate] * 1_000)}
          onChange={(thousandths) => onChange({ ...growth, [rate]: thousandths / 1_000 })}
        />
      ))}
    </div>
  );
}
