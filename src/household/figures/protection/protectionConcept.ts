import { type Cents, type IsoDate, shareCut } from '@vp-digital/core/finance';
import type { InsuranceContract, ProtectionWish, SectionData } from '../../documents';
import { protectionConceptRules } from '../assumptions';
import { type AssumptionsData, assumptionsOf } from '../assumptionsOf';
import { mapOutcome, type Outcome } from '../outcome';
import { grossYear } from '../ownIncome';
import { sum } from '../net';
import type { People } from '../people';
import { disabilityCovers } from './disabilityCovers';

/** What a concept may be made of, the ones that F17 counts first. */
export const conceptBlocks = [
  'disability',
  'reducedEarning',
  'basicAbilities',
  'criticalIllness',
  'accident',
  'dailySickness',
] as const;
export type ConceptBlock = (typeof conceptBlocks)[number];

/** The field of the wishes that holds a block's amount. */
export const conceptField = {
  disability: 'disabilityPension',
  reducedEarning: 'reducedEarningPension',
  basicAbilities: 'basicAbilitiesPension',
  criticalIllness: 'criticalIllnessSum',
  accident: 'accidentSum',
  dailySickness: 'dailySickness',
} as const satisfies Record<ConceptBlock, keyof ProtectionWish>;

const kindOf = {
  disability: 'monthly',
  reducedEarning: 'monthly',
  basicAbilities: 'monthly',
  criticalIllness: 'sum',
  accident: 'sum',
  dailySickness: 'daily',
} as const satisfies Record<ConceptBlock, InsuranceContract['benefitKind']>;

/** Blocks of a person's concept that have an amount. */
export const chosenBlocks = (
  { protectionWishes }: Pick<SectionData, 'protectionWishes'>,
  personId: string,
): { block: ConceptBlock; amount: Cents }[] =>
  conceptBlocks.flatMap((block) => {
    const amount = protectionWishes.items[personId]?.[conceptField[block]] ?? 0;
    return amount > 0 ? [{ block, amount }] : [];
  });

/**
 * The household as it would be with the concept of a person: each block as a contract that is not there yet, so that every
 * figure is the same computed twice. Pensions end at the age that the person wishes; a daily benefit begins where pay
 * ends, on the 43rd day.
 */
export function withProtectionConcept<Data extends Pick<SectionData, 'contracts' | 'protectionWishes'>>(
  household: Data,
  personId: string,
): Data {
  const wish = household.protectionWishes.items[personId];
  const added = chosenBlocks(household, personId).map(({ block, amount }): [string, InsuranceContract] => [
    `concept-${personId}-${block}`,
    {
      kind: 'insurance',
      line: block,
      company: '',
      personIds: [personId],
      position: 0,
      premium: 0,
      frequency: 'monthly',
      state: 'unchecked',
      benefit: amount,
      benefitKind: kindOf[block],
      ...(block === 'dailySickness' && { benefitFromDay: 43 }),
      ...(kindOf[block] === 'monthly' && wish?.untilAge !== undefined && { benefitUntilAge: wish.untilAge }),
    },
  ]);
  if (added.length === 0) return household;
  const items = { ...household.contracts.items, ...Object.fromEntries(added) };
  return { ...household, contracts: { ...household.contracts, items } };
}

export interface InsurablePension {
  /** What insurers usually secure of a month's gross, with all pensions together. */
  limit: Cents;
  /** Private pensions that run already. */
  existing: Cents;
  /** Pensions of the concept. */
  chosen: Cents;
  /** By how much the concept goes beyond it; 0 within. */
  beyond: Cents;
}

/** Whether the pensions of a concept, with those that run, are still insurable. Missing: gross. */
export function insurablePension({
  household,
  personId,
  date,
}: {
  household: People & Pick<SectionData, 'contracts' | 'protectionWishes'>;
  personId: string;
  date: IsoDate;
}): Outcome<InsurablePension> {
  const gross = grossYear(household, personId, ['salary', 'officialPay', 'profit', 'sideJob']);
  return mapOutcome(gross, (year) => {
    const limit = shareCut(Math.round(year / 12), protectionConceptRules.insurableShare);
    const existing = sum(disabilityCovers(household, personId, date).map(({ benefit }) => benefit));
    const chosen = sum(
      chosenBlocks(household, personId).flatMap(({ block, amount }) =>
        kindOf[block] === 'monthly' ? [amount] : [],
      ),
    );
    return { limit, existing, chosen, beyond: Math.max(0, existing + chosen - limit) };
  });
}

/**
 * What a monthly pension buys after the agreed years, in today's money: with a rise each year and without any. Whole
 * cents.
 */
export function laterPurchasingPower(
  pension: Cents,
  yearlyRise: number,
  household: AssumptionsData,
): { level: Cents; rising: Cents } {
  const { inflation } = assumptionsOf(household);
  const { laterYears } = protectionConceptRules;
  const worth = (rise: number) => Math.round(pension * ((1 + rise) / (1 + inflation)) ** laterYears);
  return { level: worth(0), rising: worth(yearlyRise / 10_000) };
}
