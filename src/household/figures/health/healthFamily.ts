import { healthChoiceRules, type IsoDate, lawFor, minijobLimitOn } from '@vp-digital/core/finance';
import type { Employment } from '../../documents';
import type { AssumedFact } from '../assumedFact';
import { branchesOf } from '../insuredBranches';
import { allOf } from '../outcome';
import { grossYear, incomesOf } from '../ownIncome';
import { adultsOf, ageOf, childrenOf, mainEmployment, occupationOf, type People } from '../people';
import { hasFreeMedicalCare } from '../publicService';

export interface HealthFamilyMember {
  /** Missing for a planned child. */
  personId?: string;
  kind: 'child' | 'partner' | 'planned';
  age: number;
  /** While the person stays in a statutory fund: free through family insurance, or insured on their own anyway. */
  statutory: 'free' | 'own';
  /** If the person is privately insured: `other` is free with the other parent. */
  private: 'own' | 'other' | 'unchanged';
  /** `married`: marital status unknown; if not married, the child would be free with the other parent. */
  assumed?: AssumedFact;
}

/**
 * Which family members would need a contract of their own. A child stays free with the other parent unless the parents
 * are married and the privately insured one earns more than the other and than the limit, § 10 (3) SGB V.
 */
export function healthFamily({
  household,
  personId,
  date,
  plannedChildren = 0,
}: {
  household: People;
  personId: string;
  date: IsoDate;
  plannedChildren?: number;
}): HealthFamilyMember[] {
  const otherId = adultsOf(household).find((id) => id !== personId);
  const child = privateChild({ household, personId, date }, otherId);
  const children = childrenOf(household).flatMap((id): HealthFamilyMember[] => {
    const { parents } = household.persons.items[id] ?? {};
    const age = ageOf(household, id, date);
    const isOwn = parents === undefined || parents.includes(personId);
    if (age === undefined || !isOwn || age >= healthChoiceRules.familyInsuranceUntilAge) return [];
    return [{ personId: id, kind: 'child', age, statutory: 'free', ...child }];
  });
  const planned = Array.from({ length: plannedChildren }, (): HealthFamilyMember => {
    return { kind: 'planned', age: 0, statutory: 'free', ...child };
  });
  const others = otherId === undefined ? [] : partner(household, otherId, date);
  return [...others, ...children, ...planned];
}

function partner(household: People, personId: string, date: IsoDate): HealthFamilyMember[] {
  const age = ageOf(household, personId, date);
  if (age === undefined) return [];
  const depends = !isInsuredOnOwn(household, personId, date);
  return [
    {
      personId,
      kind: 'partner',
      age,
      statutory: depends ? 'free' : 'own',
      private: depends ? 'own' : 'unchanged',
    },
  ];
}

/**
 * Member of a fund in one's own right: by pay above a Minijob (§§ 5, 7 SGB V), unemployment benefit, parental leave
 * from such a job, studies, a pension (§ 5 (1) Nr. 2, 9, 11, § 192 (1) Nr. 2 SGB V). Everybody else depends on the
 * family.
 */
function isInsuredOnOwn(household: People, personId: string, date: IsoDate): boolean {
  const job = mainEmployment(household, personId);
  if (job?.healthInsurance === 'family') return false;
  if (job !== undefined && ownMembers.has(job.status)) return true;
  const occupation = occupationOf(household, personId);
  if (occupation === 'notEarning') return false;
  if (occupation !== 'employee') return true;
  if (branchesOf(household, personId, date)?.employment !== 'automatic') return true; // never a Minijob
  const pay = incomesOf(household, personId, ['salary', 'sideJob']);
  const gross = pay.map((income) => income.gross);
  if (gross.length === 0 || gross.includes(undefined)) return true;
  return gross.reduce<number>((sum, amount = 0) => sum + amount, 0) > minijobLimitOn(date);
}

const ownMembers: ReadonlySet<Employment['status']> = new Set<Employment['status']>([
  'unemployed',
  'parentalLeave',
  'student',
]);

interface PrivateParent {
  household: People;
  personId: string;
  date: IsoDate;
}

function privateChild(
  parent: PrivateParent,
  otherId: string | undefined,
): Pick<HealthFamilyMember, 'private' | 'assumed'> {
  if (otherId === undefined || !isInFund(parent, otherId)) return { private: 'own' };
  const status = parent.household.persons.items[parent.personId]?.maritalStatus;
  const apart = status !== undefined && status !== 'married' && status !== 'civilPartnership';
  if (apart || !earnsTooMuch(parent, otherId)) return { private: 'other' };
  // unknown: taken as married, so that no child is called free who may not be
  return { private: 'own', ...(status === undefined && { assumed: 'married' }) };
}

function isInFund({ household, date }: PrivateParent, otherId: string): boolean {
  if (!isInsuredOnOwn(household, otherId, date) || hasFreeMedicalCare(household, otherId)) return false;
  const usual = occupationOf(household, otherId) === 'civilServant' ? 'privateAid' : 'statutory';
  const cover = mainEmployment(household, otherId)?.healthInsurance ?? usual;
  return cover === 'statutory' || cover === 'statutoryVoluntary';
}

/** More than the other parent and than the limit; also if the pay of one is unknown. */
function earnsTooMuch({ household, personId, date }: PrivateParent, otherId: string): boolean {
  const earned = (id: string) => grossYear(household, id, ['salary', 'officialPay', 'profit']);
  const both = allOf([earned(personId), earned(otherId)]);
  if (both.kind !== 'computed') return true;
  const [own = 0, others = 0] = both.value;
  return own > others && own > lawFor(date).law.healthInsurance.compulsoryLimitYear;
}

/** Years until the youngest of these children no longer counts as a child; 0 without children. */
export const yearsOfFamily = (ages: readonly number[]): number =>
  Math.max(0, ...ages.map((age) => healthChoiceRules.familyInsuranceUntilAge - age));
