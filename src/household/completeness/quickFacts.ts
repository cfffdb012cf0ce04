import { isAbsent } from '../figures/isAbsent';
import { reserveKinds } from '../figures/wealth/assetTraits';
import { recordsOf } from '../figures/retirement/pensionRecords';
import { adultsOf, federalStateOf, mainEmployment } from '../figures/people';
import type { DataArea } from './areas';
import type { AnalysisResult } from './askedResults';
import type { AreaCompleteness } from './completeness';
import { livesOnPension } from './livesOnPension';
import type { CompletenessData, RecordedFact, RequiredFact } from './requiredFact';
import { requiredFacts } from './requiredFacts';

/**
 * The questions of the quick check, in the order in which they are asked. The first ones give the first headline: net
 * pay of each adult (gross, and the state from the postal code), for no sum of a household is said without one of them, then
 * the home, savings and money at hand. The others are those that most results of `askedResults` wait for or become more
 * certain with: how the first adult earns (protection, pension, sick pay), what determines the tax on it (every figure that
 * counts a net), living costs (free amount, reserve), the letter of the pension scheme (net pension, protection gap), and what
 * all of it is for.
 */
export const quickQuestions = [
  'postalCode',
  'pay',
  'partnersPay',
  'home',
  'savingRate',
  'savings',
  'occupation',
  'taxClass',
  'churchTax',
  'livingCosts',
  'pension',
  'wish',
] as const;

export type QuickQuestion = (typeof quickQuestions)[number];

/** How many of them give the first picture; who lives alone is asked one less. */
export const firstQuestions = 6;

export interface QuickFact {
  question: QuickQuestion;
  /** The person it is about. */
  personId: string;
  area: DataArea;
  /** `estimated`: the recorded value is an estimate, and the exact one can still be entered. */
  state: 'told' | 'estimated' | 'open';
  /** For pay: a pension is asked for. */
  isPension: boolean;
  /** The results that cannot be computed until it is answered. */
  opens: AnalysisResult[];
}

/**
 * The questions that apply to a household, and which of them are answered: derived from the documents only, so an
 * interrupted check resumes where they end.
 *
 * @param household as it is on the day (`asOf`)
 * @param areas the areas that are offered; questions of other areas are not asked
 */
export function quickFacts(
  household: CompletenessData,
  date: string,
  areas: readonly Pick<AreaCompleteness, 'area' | 'missing'>[],
): QuickFact[] {
  const required = requiredFacts(household, date);
  const [first, second] = adultsOf(household);
  return quickQuestions.flatMap((question): QuickFact[] => {
    const { area, of, isPartners } = definitions[question];
    const whose = isPartners ? second : first;
    const offered = areas.find((one) => one.area === area);
    if (!offered || whose === undefined) return [];
    const isOwn = ({ personId }: { personId?: string }) => personId === undefined || personId === whose;
    const own = required.filter((fact) => isOwn(fact));
    const isPension = area === 'income' && livesOnPension(household, whose, date);
    const asked = isPension ? ofPension : of;
    const facts = asked.find((names) => own.some(({ fact }) => names.includes(fact))) ?? [];
    const state = stateOf(question, { household, own, facts, whose });
    if (state === undefined) return [];
    const opens = offered.missing
      .filter((missing) => isOwn(missing) && facts.includes(missing.fact))
      .flatMap((missing) => missing.opens);
    return [{ question, personId: whose, area, state, isPension, opens }];
  });
}

interface Definition {
  area: DataArea;
  /** The facts that it provides; of several alternatives the first that is needed. */
  of: readonly (readonly RecordedFact[])[];
  isPartners?: boolean;
}

const definitions: Readonly<Record<QuickQuestion, Definition>> = {
  postalCode: { area: 'persons', of: [['federalState']] },
  pay: { area: 'income', of: [['gross'], ['net']] },
  home: { area: 'housing', of: [['home', 'housing']] },
  savingRate: { area: 'contracts', of: [] },
  savings: { area: 'wealth', of: [['assets']] },
  occupation: { area: 'persons', of: [['occupation']] },
  taxClass: { area: 'persons', of: [['taxClass']] },
  churchTax: { area: 'persons', of: [['taxClass']] },
  partnersPay: { area: 'income', of: [['gross'], ['net']], isPartners: true },
  livingCosts: { area: 'expenses', of: [['expenses']] },
  pension: { area: 'pension', of: [['pensionRecord']] },
  wish: { area: 'goals', of: [['goals']] },
};

/** Nobody has to know their gross pension. */
const ofPension: Definition['of'] = [['net']];

interface Asked {
  household: CompletenessData;
  /** The facts that the household and the person need. */
  own: readonly RequiredFact[];
  facts: readonly RecordedFact[];
  whose: string;
}

/** Undefined if the question does not apply. */
function stateOf(question: QuickQuestion, asked: Asked): QuickFact['state'] | undefined {
  const { household, own, facts, whose } = asked;
  const needed = own.filter(({ fact }) => facts.includes(fact));
  if (question === 'postalCode') return stateIf(federalStateOf(household, whose) !== undefined);
  if (question === 'savingRate')
    return stateIf(
      Object.values(household.contracts.items).some(({ kind }) => kind === 'saving') ||
        savesNothing(household),
    );
  if (question === 'occupation') return stateIf(mainEmployment(household, whose) !== undefined); // a salary does not say which
  if (needed.length === 0) return undefined;
  if (question === 'churchTax') return stateIf(household.taxProfiles.items[whose]?.churchTax !== undefined);
  const isEstimated = ({ source }: { source?: string | undefined }) => source === 'estimated';
  if (question === 'livingCosts' && Object.values(household.expenses.items).some(isEstimated))
    return 'estimated';
  if (question === 'pension' && recordsOf(household, whose).at(-1)?.source === 'estimated')
    return 'estimated';
  const atHand = Object.values(household.assets.items).filter(({ kind }) => reserveKinds.has(kind));
  if (question === 'savings' && atHand.some(isEstimated)) return 'estimated';
  return stateIf(needed.every(({ isFilled }) => isFilled));
}

/** Without any contract nothing is saved through one. */
const savesNothing = (household: CompletenessData) =>
  isAbsent(household, 'savings') ||
  (Object.keys(household.contracts.items).length === 0 && isAbsent(household, 'contracts'));

const stateIf = (isKnown: boolean) => (isKnown ? 'told' : 'open');
