import type { AnalysisResult, MissingInformation } from '@vp-digital/core/household';

export interface WaitingResult extends AnalysisResult {
  /** It cannot be computed; otherwise it becomes surer. */
  isOpen: boolean;
}

/** From a fact to a result, by their places in the lists. */
export interface ResultLine {
  from: number;
  to: number;
}

/** The results that facts lead to, each one once and in the order of the facts, and what leads to what. */
export function linksToResults(facts: readonly MissingInformation[]): {
  results: WaitingResult[];
  lines: ResultLine[];
} {
  const results: WaitingResult[] = [];
  const lines = facts.flatMap(({ opens, sharpens }, from) =>
    [...opens.map(open), ...sharpens.map(surer)].map((result) => {
      const at = results.findIndex(
        ({ figure, personId }) => figure === result.figure && personId === result.personId,
      );
      if (at < 0) results.push(result);
      return { from, to: at < 0 ? results.length - 1 : at };
    }),
  );
  return { results, lines };
}

const open = (result: AnalysisResult): WaitingResult => ({ ...result, isOpen: true });
const surer = (result: AnalysisResult): WaitingResult => ({ ...result, isOpen: false });
