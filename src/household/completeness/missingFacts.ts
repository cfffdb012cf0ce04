import type { Income, SectionName } from '../documents';
import { earningOf } from './earning';
import { type AnalysisResult, type AskedResult } from './askedResults';
import type { CompletenessData, RecordedFact, RequiredFact } from './requiredFact';
import { answers } from './requiredFacts';

/** A missing fact, and what it is good for. */
export interface MissingInformation {
  fact: RecordedFact;
  personId?: string;
  /** How many of the same kind: categories of expenses, contracts. */
  count: number;
  /** Results that cannot be computed without it. */
  opens: AnalysisResult[];
  /** Results that are computed already, and become more certain with it. */
  sharpens: AnalysisResult[];
}

/** What an area lacks, each fact of a person once. */
export function missingFacts(
  facts: readonly RequiredFact[],
  results: readonly AskedResult[],
  household: CompletenessData,
): MissingInformation[] {
  const missing = new Map<string, MissingInformation>();
  for (const { fact, personId, isFilled } of facts) {
    if (isFilled) continue;
    const key = `${fact} ${personId}`;
    const known = missing.get(key);
    if (known) known.count += 1;
    else {
      const whose = { fact, ...(personId !== undefined && { personId }) };
      missing.set(key, {
        ...whose,
        count: 1,
        opens: distinct(results.filter((result) => opens(whose, result, household))),
        sharpens: distinct(results.filter((result) => sharpens(whose, result, household))),
      });
    }
  }
  return [...missing.values()];
}

type Whose = Pick<RequiredFact, 'fact' | 'personId'>;

/** Those among the results of which no other says the same: a hundred goals wait for the same two facts. */
export const differing = (results: readonly AskedResult[]): readonly AskedResult[] => [
  ...new Map(results.map((result) => [saidBy(result), result])).values(),
];

const saidBy = ({ figure, personId, outcome }: AskedResult): string =>
  JSON.stringify([figure, personId, outcome.kind, outcome.kind === 'missing' && outcome.facts]);

function opens(whose: Whose, { personId, outcome }: AskedResult, household: CompletenessData): boolean {
  if (outcome.kind === 'missing') return outcome.facts.some((need) => answers(whose, need));
  if (whose.fact !== 'occupation' || personId === undefined || personId !== whose.personId) return false;
  return outcome.kind === 'notRelevant' && earningOf(household, personId) === 'unknown'; // not known yet
}

/** Facts that figures are computed without, and the document that these figures rest on. */
const sharpening: Partial<Record<RecordedFact, SectionName>> = {
  expenses: 'expenses',
  contracts: 'contracts',
  savingsAndLoans: 'contracts',
  currentLetter: 'statutoryPensions',
  pensionRecord: 'statutoryPensions', // without it pensions are estimated from pay and age
  pensionPoints: 'statutoryPensions',
  taxClass: 'incomes',
};

function sharpens({ fact, personId }: Whose, result: AskedResult, { incomes }: CompletenessData): boolean {
  const document = sharpening[fact];
  if (document === undefined || result.outcome.kind !== 'computed') return false;
  const isEstimated = (income: Income) => income.personId === personId && income.netFrom === 'estimate';
  if (fact === 'taxClass' && !Object.values(incomes.items).some(isEstimated)) return false;
  return (
    result.documents.includes(document) &&
    (personId === undefined || result.personId === undefined || personId === result.personId)
  );
}

/** A figure of a person once, even if several contracts or goals have it. */
function distinct(results: readonly AskedResult[]): AnalysisResult[] {
  const once = new Map(results.map((result) => [`${result.figure} ${result.personId}`, result]));
  return [...once.values()].map(({ figure, personId }) => ({
    figure,
    ...(personId !== undefined && { personId }),
  }));
}
