import type { Cents } from '@vp-digital/core/finance';
import type { Explanation, ExplanationStep } from '@vp-digital/core/finance/explain';
import type german from '@vp-digital/locales/de/household/explanations.json';

/** What a step or a remark is called in the texts of explanations. */
export type FigureStepKey = keyof typeof german;

/** How a figure came about; nothing but what was agreed on is in it, so it is of no year of the law. */
export type FigureExplanation = Explanation<FigureStepKey> & { remark?: FigureStepKey };

const step =
  (weight: ExplanationStep['weight']) =>
  (key: FigureStepKey, amount: Cents): ExplanationStep<FigureStepKey> => ({
    key,
    formula: '',
    values: {},
    result: { unit: 'cents', amount },
    paragraph: '',
    weight,
  });

/** Part of the sum. */
export const line = step('line');

/** What the lines add up to. */
export const total = step('total');
