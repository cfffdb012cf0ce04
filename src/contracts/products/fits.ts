import {
  allAnswers,
  type FitAnswer,
  type FitData,
  type FitInput,
  judgeCondition,
  type ShownFact,
} from './conditions';
import type { NeededFact } from '@vp-digital/core/household';
import type { Product } from './product';
import type { ProductRule } from './rules';
import type { ProductText } from './texts';

/** A sentence of a product, and whether it is true of this person and household. */
export interface FitReason {
  about: 'eligibility' | 'unsuited' | 'suits';
  text: ProductText;
  answer: FitAnswer;
  shown: readonly ShownFact[];
  waitsFor: readonly NeededFact[];
}

export interface ProductFit {
  /**
   * `notEligible`: cannot be had. `unsuited`: one of the sentences "für wen nicht" is true. `unknown`: something that decides is not
   * told yet. Nothing says that it is the best.
   */
  state: 'fits' | 'unsuited' | 'notEligible' | 'unknown';
  /** "Für wen nicht" first, then what is needed to have it, then for whom. */
  reasons: readonly FitReason[];
}

/** What a product's own rules say of a person in a household, on a day. */
export function fits(product: Product, data: FitData, input: FitInput): ProductFit {
  const judge = (about: FitReason['about']) => (rule: ProductRule) => judgeRule(about, rule, data, input);
  const unsuited = product.unsuited.map(judge('unsuited'));
  const eligibility = product.eligibility.map(judge('eligibility'));
  const suits = product.suits.map(judge('suits'));
  return {
    state: stateOf({ unsuited, eligibility, suits }),
    reasons: [...unsuited, ...eligibility, ...suits],
  };
}

function stateOf({
  unsuited,
  eligibility,
  suits,
}: Record<'unsuited' | 'eligibility' | 'suits', FitReason[]>): ProductFit['state'] {
  if (eligibility.some(({ answer }) => answer === 'no')) return 'notEligible';
  if (unsuited.some(({ answer }) => answer === 'yes')) return 'unsuited';
  const isForSomebodyElse = suits.length > 0 && suits.every(({ answer }) => answer === 'no');
  if (isForSomebodyElse) return 'unsuited';
  const isOpen = [...eligibility, ...unsuited].some(({ answer }) => answer === 'unknown');
  return isOpen || (suits.length > 0 && suits.every(({ answer }) => answer !== 'yes')) ? 'unknown' : 'fits';
}

function judgeRule(
  about: FitReason['about'],
  { text, when }: ProductRule,
  data: FitData,
  input: FitInput,
): FitReason {
  const judged = when.map((condition) => judgeCondition(condition, data, input));
  const answer = allAnswers(judged);
  return {
    about,
    text,
    answer,
    shown: judged.flatMap(({ shown }) => (shown ? [shown] : [])),
    waitsFor: answer === 'unknown' ? judged.flatMap(({ waitsFor = [] }) => waitsFor) : [],
  };
}
