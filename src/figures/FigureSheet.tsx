import {
  certaintyOf,
  type Figure,
  type OnDay,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  ExplanationSheet,
  type ExplanationSheetProps,
  filledText,
  useExplained,
} from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useCallback, useMemo } from 'react';
import { explanationTexts } from './explanationTexts';
import { type FigureInput, onDay } from './figureInput';
import { useExactText } from './useFigureText';
import { useFigureTexts } from './useFigureTexts';

export interface ExplainedFigure<Name extends SectionName, Input extends OnDay, Value> {
  figure: Figure<Name, Input, Value>;
  /** The documents that the figure is computed from. */
  household: Pick<SectionData, Name>;
  input: FigureInput<Input>;
  /** Whose it is, where a page has several: "Jonas". */
  of?: string | undefined;
  /** The page's remark on what is shown next to it. */
  remark?: string | undefined;
}

export interface FigureSheetProps<Name extends SectionName, Input extends OnDay, Value>
  extends ExplainedFigure<Name, Input, Value>,
    Pick<ExplanationSheetProps, 'id' | 'opened' | 'onClose'> {}

/** How a figure came about and how sure it is: the same sheet wherever it stands, fetched when somebody opens it. */
export function FigureSheet<Name extends SectionName, Input extends OnDay, Value>({
  figure,
  household,
  input,
  of,
  remark,
  ...sheet
}: FigureSheetProps<Name, Input, Value>) {
  const { t, word } = useFigureTexts();
  const { t: certaintyText } = useTranslation('household/certainty');
  const format = useFormat();
  const { date, language } = format;
  const today = useHost().clock.today();
  const write = useExactText();
  const whole = useMemo(() => onDay(input, today), [input, today]);
  const load = useCallback(async () => {
    const outcome = figure.of(household, whole);
    const { explain } = await import('@vp-digital/core/household/explanations');
    const explanation =
      outcome.kind === 'computed' ? explain(figure, outcome.value, whole, household) : undefined;
    if (!explanation) throw new Error(`${figure.name} has no explanation`);
    const texts = await explanationTexts(language);
    const text = explanation.remark && texts[explanation.remark]?.label;
    return { explanation, texts, remark: text && filledText(text, explanation.values ?? {}, format) };
  }, [figure, household, whole, language, format]);
  const explained = useExplained(sheet.opened, load);
  const outcome = figure.of(household, whole);
  if (outcome.kind !== 'computed') return undefined;
  const values = { figure: word(figure.name), of, date: date(today) };
  const certainty = certaintyOf(figure, household, whole);
  const basis = t(of === undefined ? 'basis' : 'basisOf', values);
  return (
    <ExplanationSheet
      {...sheet}
      basis={certainty === 'missing' ? basis : `${basis} · ${certaintyText(certainty)}`}
      result={write(figure.unit, figure.amount(outcome.value), input.period)}
      explained={explained}
      remark={remark ?? (explained.status === 'ready' ? explained.data.remark : undefined)}
    />
  );
}
