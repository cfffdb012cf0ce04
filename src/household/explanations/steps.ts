import type { Cents, Rate } from '@vp-digital/core/finance';
import type {
  Explanation,
  ExplanationKey,
  ExplanationStep,
  StepValue,
} from '@vp-digital/core/finance/explain';
import type german from '@vp-digital/locales/de/household/explanations.json';
import type { Asset, Contract, ExpenseCategory, Income, Liability, SubsidyLever } from '../documents';
import type { FigureName } from '../figures/defineFigure';

/** What a step, a note or a remark says in the texts of explanations. */
export type FigureStepKey = keyof typeof german;

/** What an entry that counts is called: the word of its code. */
export type PositionKey =
  | `incomes.${Income['kind']}`
  | `expenses.${ExpenseCategory}`
  | `assets.${Asset['kind']}`
  | `liabilities.${Liability['kind']}`
  | `contracts.${Contract['line']}`
  | `subsidyFacts.${SubsidyLever}`;

/**
 * Figures by their word, entries by that of their code, steps of the law by its texts, all else by texts of its own.
 */
type StepKey = FigureName | FigureStepKey | PositionKey | ExplanationKey;

/** How a figure was computed; with the year of the law if law decides, without one if only agreed rules do. */
export interface FigureExplanation extends Omit<Explanation<StepKey>, 'key'> {
  remark?: FigureStepKey | undefined;
  /** Of the remark. */
  values?: ExplanationStep['values'];
}

/** What a step may contain besides its name and result. */
export type StepFacts = Partial<
  Pick<ExplanationStep<StepKey>, 'name' | 'note' | 'formula' | 'values' | 'paragraph'>
>;

const step =
  (weight: ExplanationStep['weight']) =>
  (key: StepKey, result: Cents | StepValue, facts: StepFacts = {}): ExplanationStep<StepKey> => ({
    key,
    formula: '',
    values: {},
    result: typeof result === 'number' ? cents(result) : result,
    paragraph: '',
    ...facts,
    weight,
  });

/** Part of the sum. */
export const line = step('line');

/** Not part of the sum. */
export const info = step('info');

/** What the lines add up to, or what the formula gives. */
export const total = step('total');

export const cents = (amount: Cents): StepValue => ({ unit: 'cents', amount });
export const rate = (amount: Rate): StepValue => ({ unit: 'rate', amount });
export const share = (amount: Rate): StepValue => ({ unit: 'share', amount });
export const count = (amount: number, decimals = 0): StepValue => ({ unit: 'number', amount, decimals });
