import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { NumberField } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './NeedSlider.module.css';

/** Percent of net that F17 secures. */
export const agreedNeed = 80;
const least = 60;
const most = 90;

export interface NeedSliderProps {
  /** Percent of net. */
  value: number;
  onChange(value: number): void;
  /** What it means in euros, formatted. */
  amount: string;
}

/** How much of the net is to be secured: a slider with the agreed value marked, and a field for typing. */
export function NeedSlider({ value, onChange, amount }: NeedSliderProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.slider' });
  const { percent } = useFormat();
  const id = useId();
  const shown = (share: number) => percent(share / 100, { maximumDecimals: 0 });
  return (
    <div className={classes['place']}>
      <div className={classes['slider']}>
        <label htmlFor={id} className={classes['label']}>
          {t('label')}
        </label>
        <input
          id={id}
          type="range"
          className={classes['range']}
          min={least}
          max={most}
          step={5}
          list={`${id}-agreed`}
          value={value}
          aria-valuetext={t('value', { share: shown(value), amount })}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <datalist id={`${id}-agreed`}>
          <option value={agreedNeed} />
        </datalist>
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
        />
      </div>
    </div>
  );
}
