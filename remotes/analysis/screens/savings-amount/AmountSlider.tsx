import { OfField, OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { euros as inCents } from '@vp-digital/core/finance';
import {
  type PlannedSavings,
  savingPotentialFigure,
  savingRatesFigure,
  type SavingsPlan,
  savingTargetFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Range, Row, useReadOnly } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import classes from './AmountSlider.module.css';
import { SliderMarks } from './SliderMarks';

export interface AmountSliderProps {
  plan: PlannedSavings;
  editor: EntryEditor<SavingsPlan>;
}

/** A slider for the amount, with today's saving, the target and the possible amount marked on its track. */
export function AmountSlider({ plan, editor }: AmountSliderProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.dial' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const id = useId();
  const readOnly = useReadOnly() !== undefined;
  const { amount, potential } = plan;
  const marks = [
    { key: 'today', figure: savingRatesFigure, label: t('today'), amount: potential.savings },
    { key: 'target', figure: savingTargetFigure, label: word('savingTarget'), amount: potential.target },
    {
      key: 'potential',
      figure: savingPotentialFigure,
      label: word('savingPotential'),
      amount: potential.potential,
    },
  ] as const;
  const [held, setHeld] = useState<number>(); // fixed while dragging, or the end would run ahead of the pointer
  const most =
    held !== undefined && amount <= held ? held : endOf([amount, ...marks.map((mark) => mark.amount)]);
  const write = (next: number) => editor.set('amount', next, t('label'));
  const leave = () => {
    setHeld(undefined);
    editor.leave();
  };
  return (
    <div>
      <Row spread gap="small">
        <label htmlFor={id}>{t('label')}</label>
        <OfField field="savingsPlan.amount">
          <b>{t('monthly', { amount: euros(amount) })}</b>
        </OfField>
      </Row>
      <Range
        id={id}
        value={amount}
        min={0}
        max={most}
        step={step}
        valueText={t('monthly', { amount: euros(amount) })}
        disabled={readOnly}
        onChange={(next) => {
          setHeld(most);
          write(next);
        }}
        onBlur={leave}
      />
      <SliderMarks amounts={marks.map((mark) => mark.amount)} most={most} />
      <ul className={classes['marks']} aria-label={t('marks')}>
        {marks.map((mark) => (
          <li key={mark.key}>
            <OfFigure figure={mark.figure}>
              <span className={classes['name']}>{mark.label}</span>
              <Button
                size="compact"
                writes
                aria-pressed={amount === mark.amount}
                aria-label={t('take', { name: mark.label, amount: euros(mark.amount) })}
                onClick={() => {
                  write(mark.amount);
                  leave();
                }}
              >
                {euros(mark.amount)}
              </Button>
              {readOnly && euros(mark.amount)}
            </OfFigure>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ten euros, in cents. */
const step = 1_000;

/** The maximum that the document accepts. */
const largest = inCents(100_000);

/** Upper end of the slider: a fifth above the largest of these amounts. */
const endOf = (amounts: readonly number[]): number =>
  Math.min(largest, Math.ceil((Math.max(...amounts, step) * 1.2) / step) * step);
