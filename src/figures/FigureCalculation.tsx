import type { Figure, OnDay, Period, SectionName } from '@vp-digital/core/household';
import { ExplanationSheet, useExplained } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationButton, useSheet } from '@vp-digital/core/ui';
import { useCallback } from 'react';
import { explanationTexts } from './explanationTexts';
import { useFigureText } from './useFigureText';
import { useFigureTexts } from './useFigureTexts';

export interface FigureCalculationProps<Name extends SectionName, Input extends OnDay, Value> {
  figure: Figure<Name, Input, Value>;
  value: Value;
  /** Whose, or of what, beside the day. */
  input: Omit<Input, 'date'> & { period?: Period };
}

/** "So haben wir gerechnet": the same sheet wherever the figure stands, fetched when somebody opens it. */
export function FigureCalculation<Name extends SectionName, Input extends OnDay, Value>({
  figure,
  value,
  input,
}: FigureCalculationProps<Name, Input, Value>) {
  const { t, word } = useFigureTexts();
  const { date, language, money } = useFormat();
  const { unit } = useFigureText()(figure.unit, 0, input.period);
  const today = useHost().clock.today();
  const { button, sheet } = useSheet();
  const load = useCallback(async () => {
    const [explained, texts] = await Promise.all([figure.explain?.(), explanationTexts(language)]);
    if (!explained) throw new Error(`${figure.name} has no explanation`);
    const whole = { ...input, date: today } as unknown as Input; // what is left out is the day
    const { remark, ...explanation } = explained.explain(value, whole);
    return { explanation, texts, remark: remark && texts[remark].label };
  }, [figure, value, input, today, language]);
  const explained = useExplained(sheet.opened, load);
  if (!figure.explain) return undefined;
  const name = word(figure.name);
  return (
    <>
      <CalculationButton {...button} label={t('open', { figure: name })} />
      <ExplanationSheet
        {...sheet}
        basis={t('basis', { figure: name, date: date(today) })}
        result={{ value: money(figure.amount(value), { unit: 'none' }), unit }}
        explained={explained}
        remark={explained.status === 'ready' ? explained.data.remark : undefined}
      />
    </>
  );
}
