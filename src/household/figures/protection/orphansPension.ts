import { type Cents, type IsoDate, orphanPension, pensionValueOn } from '@vp-digital/core/finance';
import { allOf, computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { adultsOf, ageOf, childrenOf, type People } from '../people';
import type { PensionRecords } from '../retirement/pensionRecords';
import { taxUnitOf } from '../taxUnit';
import { deceasedPension, mostPoints } from './deceasedPension';

/** Until when an orphan's pension is paid without training (§ 48 (4) SGB VI). */
export const orphanAge = 18;

/** Half an orphan's pension of a month, of each child that has one; without contributions and tax. */
export interface OrphansPension {
  each: Cents;
  children: readonly string[];
}

/**
 * Orphans' pensions of the statutory scheme if a person dies today, § 48 SGB VI: of the person's children, whether or not
 * the parents are married, and of a spouse's children who live in the household. Not relevant without such a child
 * under 18, and of who is in no statutory scheme. Missing: as `deceasedPension`, and whose child a child of unmarried people is.
 */
export function orphansPension(input: {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
}): Outcome<OrphansPension> {
  const { household, personId, date } = input;
  const minors = childrenOf(household).filter((id) => (ageOf(household, id, date) ?? orphanAge) < orphanAge);
  const entitled = allOf(minors.map((id) => isOrphanOf(household, id, personId)));
  if (entitled.kind !== 'computed') return missingAll(factsOf(entitled));
  const children = minors.filter((_, index) => entitled.value[index]);
  if (children.length === 0) return notRelevant;
  const deceased = deceasedPension(input);
  if (deceased.kind !== 'computed') return deceased;
  const personalPoints = deceased.value.pension / pensionValueOn(date).value;
  if (personalPoints > mostPoints) return notRelevant; // a letter that has been misread
  return computed({ each: orphanPension({ kind: 'half', personalPoints, date }).pension, children });
}

/** By birth or adoption, or as a spouse's child taken into the household (§ 48 (3) Nr. 1 SGB VI). */
function isOrphanOf(household: People, childId: string, personId: string): Outcome<boolean> {
  const { parents, inHousehold } = household.persons.items[childId] ?? {};
  const spouseId = taxUnitOf(household, personId).personIds.find((id) => id !== personId);
  if (parents === undefined) {
    const isOnly = adultsOf(household).length === 1;
    return spouseId !== undefined || isOnly ? computed(true) : missing('parents', childId);
  }
  if (parents.includes(personId)) return computed(true);
  return computed(spouseId !== undefined && parents.includes(spouseId) && inHousehold !== false);
}
