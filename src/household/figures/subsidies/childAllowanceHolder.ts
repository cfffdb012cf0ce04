import type { IsoDate } from '@vp-digital/core/finance';
import type { Person, SectionData } from '../../documents';
import { benefitChildren } from '../benefitChildren';
import { computed, missing, missingAll, type NeededFact, notRelevant, type Outcome } from '../outcome';
import { adultsOf } from '../people';
import { savingsOf } from './savingContracts';
import { taxUnits } from '../taxUnit';

/** Why a parent has the Riester allowance for a child. */
type ChildAllowanceReason = 'application' | 'mother' | 'benefit';

interface ChildAllowanceHolder {
  personId: string;
  reason: ChildAllowanceReason;
}

/** The documents that say whose allowance it is. */
type ChildAllowanceData = Pick<SectionData, 'persons' | 'incomes' | 'contracts'>;

type Child = Person & { id: string; name: string };

/** The children for whom there is an allowance on a day, and whose it is. */
export const childAllowances = (
  household: ChildAllowanceData,
  date: IsoDate,
): { child: Child; holder: Outcome<ChildAllowanceHolder> }[] =>
  benefitChildren(household, date).map((child) => ({ child, holder: holderOf(household, child) }));

/**
 * Whose the child allowance is, § 85 EStG: of parents of different sex who are married and live together the mother's;
 * of parents of the same sex who are married or civil partners that parent's who is paid the Kindergeld; on the
 * application of both the other one's. Of all others it is the allowance of who is paid the Kindergeld. Missing:
 * gender, maritalStatus, parents, childBenefitReceiver.
 */
function holderOf(household: ChildAllowanceData, child: Child): Outcome<ChildAllowanceHolder> {
  const applied = possibleSpouses(household, child).filter((id) => hasApplied(household, id));
  // only spouses can apply; of two applications one is a mistake, and neither of them says whose it is
  if (applied.length === 1 && applied[0] !== undefined)
    return computed({ personId: applied[0], reason: 'application' });
  const spouses = spousesOf(household, child);
  const receiver = receiverOf(household, child);
  if (spouses.kind === 'missing') return spouses;
  if (spouses.kind === 'notRelevant') return ofBenefit(receiver);
  const genderOf = (id: string) => household.persons.items[id]?.gender;
  const untold = spouses.value
    .filter((id) => genderOf(id) === undefined)
    .map((personId): NeededFact => ({ fact: 'gender', personId }));
  if (untold.length === 0) {
    const mothers = spouses.value.filter((id) => genderOf(id) === 'female');
    return mothers.length === 1 && mothers[0] !== undefined
      ? computed({ personId: mothers[0], reason: 'mother' })
      : ofBenefit(receiver);
  }
  if (receiver.kind !== 'computed') return missingAll(untold);
  // a woman who is paid the Kindergeld has it whatever the other one is, and so has who is paid it beside a man
  const others = spouses.value.filter((id) => id !== receiver.value);
  const isCertain =
    genderOf(receiver.value) === 'female' ||
    others.every((id) => genderOf(id) !== undefined && genderOf(id) !== 'female');
  return isCertain ? ofBenefit(receiver) : missingAll(untold);
}

const ofBenefit = (receiver: Outcome<string>): Outcome<ChildAllowanceHolder> =>
  receiver.kind === 'computed' ? computed({ personId: receiver.value, reason: 'benefit' }) : receiver;

const hasApplied = (household: ChildAllowanceData, personId: string): boolean =>
  savingsOf(household, personId, ['riester']).some(({ childAllowancesApplied }) => childAllowancesApplied);

/** The adults who are parents of a child and may be married to one another; none if it can be only one. */
function possibleSpouses(household: ChildAllowanceData, { parents }: Person): string[] {
  const possible = adultsOf(household).filter(
    (id) =>
      (parents === undefined || parents.includes(id)) &&
      mayBeMarried(household.persons.items[id]?.maritalStatus),
  );
  return possible.length > 1 ? possible : [];
}

/** Two adults who are both parents of a child and are married or civil partners; not relevant if there are none. */
function spousesOf(household: ChildAllowanceData, child: Person): Outcome<readonly [string, string]> {
  const possible = possibleSpouses(household, child);
  const [one, other] = taxUnits(household).find((unit) => unit.couple)?.personIds ?? [];
  if (one !== undefined && other !== undefined)
    return possible.includes(one) && possible.includes(other) ? computed([one, other]) : notRelevant;
  const untold = possible.filter((id) => household.persons.items[id]?.maritalStatus === undefined);
  return untold.length > 0
    ? missingAll(untold.map((personId) => ({ fact: 'maritalStatus', personId })))
    : notRelevant;
}

const mayBeMarried = (status: Person['maritalStatus']): boolean =>
  status === undefined || status === 'married' || status === 'civilPartnership';

/** Who is paid the Kindergeld for a child; of several that parent of it. Missing: childBenefitReceiver, parents. */
function receiverOf({ persons, incomes }: ChildAllowanceData, child: Child): Outcome<string> {
  const paid = new Set(
    Object.values(incomes.items).flatMap(({ kind, personId }) => (kind === 'childBenefit' ? [personId] : [])),
  );
  const all = adultsOf({ persons }).filter((id) => paid.has(id));
  const parents = all.filter((id) => child.parents?.includes(id));
  const candidates = all.length > 1 ? parents : all;
  const [first] = candidates;
  if (first !== undefined && candidates.length === 1) return computed(first);
  return all.length > 1 ? missing('parents', child.id) : missing('childBenefitReceiver');
}
