import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  aidRateOf,
  type CartPosition,
  hasDied,
  type HealthCostCourse,
  healthCostCourse,
  type HealthPlan,
  inOrder,
  monthlyAmount,
  oldAgeShare,
  type Outcome,
  ownHealthContract,
  type PrivateHealthQuote,
  type SectionData,
} from '@vp-digital/core/household';

/** Private cover of somebody: the own contract, or the tariff that lies in the cart. */
export interface PrivateCover {
  kind: 'own' | 'proposed';
  /** Empty while it is not recorded. */
  company: string;
  title: string | undefined;
  /** Of a month, without Krankentagegeld; undefined while nobody knows it. */
  premium: Cents | undefined;
}

/** An adult whose health insurance was talked about, or who is privately insured. */
export interface HealthSubject {
  id: string;
  name: string;
  plan: Partial<HealthPlan>;
  cover: PrivateCover | undefined;
  /** Both systems today and at the standard age, as the module computes them; undefined without a private cover. */
  course: Outcome<HealthCostCourse> | undefined;
  /** What is or was proposed to this person about health insurance; what has become a contract, too. */
  positions: readonly CartPosition[];
  /** Something was recorded in the talk. */
  isDiscussed: boolean;
}

/** Whose health insurance a report may speak of, from the snapshot only. */
export function healthSubjects(data: SectionData, date: IsoDate): HealthSubject[] {
  return adults(data)
    .filter((one) => !hasDied(one))
    .flatMap(({ id, name }) => {
      const plan: Partial<HealthPlan> = data.healthPlans.items[id] ?? {};
      const positions = inOrder(data.cartPositions.items)
        .map(([, position]) => position)
        .filter(
          ({ topic, personId, discardedOn }) =>
            topic === 'health' && personId === id && discardedOn === undefined,
        );
      const found = coverOf(data, id, positions);
      const isDiscussed = positions.length > 0 || said.some((field) => plan[field] !== undefined);
      if (!isDiscussed && found?.cover.kind !== 'own') return [];
      const course =
        found?.quote && healthCostCourse({ household: data, personId: id, date, quote: found.quote });
      return [{ id, name, plan, cover: found?.cover, course, positions, isDiscussed }];
    });
}

/** Answers that somebody gives in the talk; a tariff that is looked at is none. */
const said = ['recommendation', 'decision', 'oldAgeMonth', 'oldAgeReason', 'informationSheetOn'] as const;

/** The own contract comes first: who has one compares no tariff. A proposal's premium counts Krankentagegeld, too. */
function coverOf(
  data: SectionData,
  personId: string,
  positions: readonly CartPosition[],
): { cover: PrivateCover; quote?: PrivateHealthQuote } | undefined {
  const own = ownHealthContract(data, personId);
  if (own === 'missing') return { cover: { kind: 'own', company: '', title: undefined, premium: undefined } };
  if (own)
    return {
      cover: { kind: 'own', company: own.company, title: undefined, premium: own.quote.health },
      quote: own.quote,
    };
  const proposed = positions.find(({ line }) => line === 'healthFull');
  if (!proposed) return undefined;
  const { company = '', title, premium, sickPayPremium, deductible = 0, frequency = 'monthly' } = proposed;
  if (premium === undefined || sickPayPremium === undefined || sickPayPremium > premium)
    return { cover: { kind: 'proposed', company, title, premium: undefined } };
  const health = monthlyAmount({ amount: premium - sickPayPremium, frequency });
  return {
    cover: { kind: 'proposed', company, title, premium: health },
    quote: {
      health,
      care: 0,
      sickPay: monthlyAmount({ amount: sickPayPremium, frequency }),
      deductibleYear: deductible,
      oldAgeShare: oldAgeShare(aidRateOf(data, personId)),
    },
  };
}
