import type { ExplanationSection, ExplanationText } from '@vp-digital/core/finance/explain';
import { createFormat } from '@vp-digital/core/platform';
import type { Language } from '@vp-digital/core/reference/format';
import { calculationStep } from '../explanation/calculationStep';
import { pocketCalculator } from './pocketCalculator';

/** The law rounds intermediate results, and truncates below a cent. */
const aCent = 0.0101;
/** A part of a whole is shown with one decimal of a percent, a number of months with one. */
const rounded = { share: 0.0005001, number: 0.0500001 } as const;

/**
 * The lines of a sheet that a pocket calculator disproves: the formula as shown next to its result, and any other text
 * that states an equation ("3.745,00 € ÷ 5.450,00 € = 68,7 %").
 */
export function refutedEquations(
  sections: readonly ExplanationSection[],
  { texts, language }: { texts: Record<string, ExplanationText>; language: Language },
): string[] {
  const words = { texts, format: createFormat(language), ofPeriod: String };
  const value = (text: string) => Math.abs(pocketCalculator(text, language));
  return sections.flatMap((section) =>
    section.steps.flatMap((step) => {
      const { detail = '', amount } = calculationStep(step, section.of, words);
      const [first = '', ...further] = detail.split(' · ');
      const result = typeof amount === 'number' ? Math.abs(amount) / 100 : undefined;
      const formula = step.formula === '' ? [] : [{ left: first, right: result ?? String(amount) }];
      const candidates = [first, ...further]
        .map((part) => part.split(' = '))
        .flatMap(([left, right]) => (left && right ? [{ left, right }] : []));
      const { unit } = step.result;
      const within = unit === 'share' || unit === 'number' ? Math.max(rounded[unit], aCent) : aCent;
      return [
        ...formula.map((equation) => ({ ...equation, within: unit === 'share' ? rounded.share : within })),
        ...candidates.map((equation) => ({ ...equation, within: rounded.share })),
      ]
        .filter(({ left, right, within: most }) => {
          const off = value(left) - (typeof right === 'number' ? right : value(right));
          return Math.abs(off) > most || Number.isNaN(off);
        })
        .map(({ left, right }) => `${step.key}: ${left} = ${right}`);
    }),
  );
}
