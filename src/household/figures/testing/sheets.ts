import type { SectionData } from '../../documents';
import { asOf } from '../asOf';
import type { FigureExplanation } from '../explanation';
import { exampleDay, type FigureExample } from './examples';

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
  const explained = await figure.explain?.();
  if (!explained) return [];
  const sheets: FigureSheet[] = [];
  for (const household of households) {
    const today = await asOf(household, exampleDay);
    for (const input of inputsOf(today)) {
      const outcome = figure.of(today, input);
      if (outcome.kind !== 'computed' || figure.isExplained?.(outcome.value) === false) continue;
      sheets.push({
        value: outcome.value,
        explanation: explained.explain(outcome.value, input, today),
      });
    }
  }
  return sheets;
}
