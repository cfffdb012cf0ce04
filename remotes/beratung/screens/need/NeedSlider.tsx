import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { NumberField, Range, useReadOnly } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './NeedSlider.module.css';

/** Percent of net that F17 secures. */
export const agreedNeed = 80;
const least = 60;
const most = 90;
const step = 5;

/** The values that the slider takes, in percent of net. */
export const needSteps = Array.from(
  { length: (most - least) / step + 1 },
  (_, index) => least + index * step,
);

export interface NeedSliderProps {
  /** Percent of net. */
  value: number;
  onChange(value: number): void;
  /** The hand has left it. */
  onBlur(): void;
  /** The text typed is no such percentage. */
  onInvalid(): void;
  error: string | undefined;
  /** What it means in euros, formatted. */
  amount: string;
}

/**
 * How much of the net is to be secured: a slider with the agreed value marked, and a field for typing. The customer view
 * shows the value only, paper the table of all.
 */
export function NeedSlider({ value, amount, error, onChange, onBlur, onInvalid }: NeedSliderProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.slider' });
  const { percent } = useFormat();
  const id = useId();
  const readOnly = useReadOnly() !== undefined;
  const shown = (share: number) => percent(share / 100, { maximumDecimals: 0 });
  return (
    <div className={classes['place']}>
      <div className={classes['slider']}>
        <label htmlFor={id} className={classes['label']}>
          {t('label')}
        </label>
        <Range
          id={id}
          min={least}
          max={most}
          step={step}
          marks={[agreedNeed]}
          value={value}
          valueText={t('value', { share: shown(value), amount })}
          disabled={readOnly}
          onChange={onChange}
          onBlur={onBlur}
        />
        <div className={classes['ends']}>
          <span>{shown(least)}</span>
          <b>{t('value', { share: shown(value), amount })}</b>
          <span>{shown(most)}</span>
        </div>
      </div>
      <div className={classes['typed']}>
        <NumberField
          label={t('typed')}
          hideLabel
          unit="%"
          min={least}
          max={most}
          value={value}
          onChange={(typed) => typed !== undefined && onChange(typed)}
          onInvalid={onInvalid}
          onBlur={onBlur}
          error={error}
        />
      </div>
    </div>
  );
}
