import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { adultsOf } from '../people';

/** Weights by person id; only their ratio counts. */
export type Owners = Readonly<Record<string, number>>;

/** The owners of something: the recorded shares, or all adults in equal parts. */
export const ownersByShares = (ownership: Owners, household: Pick<SectionData, 'persons'>): Owners =>
  Object.values(ownership).some((share) => share > 0) ? ownership : ownersInEqualParts(adultsOf(household));

/** A contract has persons but no shares: equal parts. */
export const ownersOfContract = (
  personIds: readonly string[],
  household: Pick<SectionData, 'persons'>,
): Owners => ownersInEqualParts(personIds.length > 0 ? personIds : adultsOf(household));

const ownersInEqualParts = (personIds: readonly string[]): Owners =>
  Object.fromEntries(personIds.map((personId) => [personId, 1]));

/** An amount divided by the owners' weights; the parts, whole cents, add up to the amount. */
export function divideAmong(owners: Owners, amount: Cents): Record<string, Cents> {
  const entries = Object.entries(owners);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  const parts: Record<string, Cents> = {};
  let weightSoFar = 0;
  let given = 0;
  for (const [personId, weight] of entries) {
    weightSoFar += weight;
    const upToHere = Math.round((amount * weightSoFar) / total);
    parts[personId] = upToHere - given;
    given = upToHere;
  }
  return parts;
}
