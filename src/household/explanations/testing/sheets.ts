import type { SectionData } from '../../documents';
import { asOf } from '../../figures';
import { exampleDay, type FigureExample } from '../../figures/testing/examples';
import { explain, type FigureExplanation } from '..';

/** A figure of a household with the calculation that its sheet shows. */
export interface FigureSheet {
  value: unknown;
  explanation: FigureExplanation;
}

/** The sheets of a figure in households, wherever it is computed and has something to explain. */
export async function sheetsOf(
  { figure, inputsOf }: FigureExample,
  households: readonly SectionData[],
): Promise<FigureSheet[]> {
  const sheets: FigureSheet[] = [];
  for (const household of households) {
    const today = await asOf(household, exampleDay);
    for (const input of inputsOf(today)) {
      const outcome = figure.of(today, input);
      if (outcome.kind !== 'computed') continue;
      const { value } = outcome;
      const isExplained = figure.isExplained?.(value) ?? true;
      const explanation = isExplained ? explain(figure, value, input, today) : undefined;
      if (explanation) sheets.push({ value, explanation });
    }
  }
  return sheets;
}
