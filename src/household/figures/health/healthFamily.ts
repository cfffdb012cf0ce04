import { healthChoiceRules, type IsoDate, lawFor } from '@vp-digital/core/finance';
import type { Employment } from '../../documents';
import { allOf } from '../outcome';
import { grossYear, incomesOf } from '../ownIncome';
import { adultsOf, ageOf, childrenOf, mainEmployment, occupationOf, type People } from '../people';

export interface HealthFamilyMember {
  /** Nobody yet of a planned child. */
  personId?: string;
  kind: 'child' | 'partner' | 'planned';
  age: number;
  /** While the person stays in a statutory fund: free in the family insurance, or insured on their own anyway. */
  statutory: 'free' | 'own';
  /** When the person is privately insured: `other` is free with the other parent. */
  private: 'own' | 'other' | 'unchanged';
}

/**
 * Who of the family would need a contract of their own. A child stays free with the other parent unless the parents
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
  const byOther = otherId !== undefined && staysFree({ household, personId, date }, otherId);
  const children = childrenOf(household).flatMap((id): HealthFamilyMember[] => {
    const child = household.persons.items[id];
    const age = ageOf(household, id, date);
    const isOwn = child?.parents === undefined || child.parents.includes(personId);
    if (age === undefined || !isOwn || age >= healthChoiceRules.familyInsuranceUntilAge) return [];
    return [{ personId: id, kind: 'child', age, statutory: 'free', private: byOther ? 'other' : 'own' }];
  });
  const planned = Array.from({ length: plannedChildren }, (): HealthFamilyMember => {
    return { kind: 'planned', age: 0, statutory: 'free', private: byOther ? 'other' : 'own' };
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
      ...{ personId, kind: 'partner', age },
      statutory: depends ? 'free' : 'own',
      private: depends ? 'own' : 'unchanged',
    },
  ];
}

/**
 * Member of a fund in one's own right: by pay beyond a Minijob (§§ 5, 7 SGB V), unemployment benefit, parental leave from
 * such a job, studies, a pension (§ 5 (1) Nr. 2, 9, 11, § 192 (1) Nr. 2 SGB V). Who is not, depends on the family.
 */
function isInsuredOnOwn(household: People, personId: string, date: IsoDate): boolean {
  const job = mainEmployment(household, personId);
  if (job?.healthInsurance === 'family') return false;
  if (job !== undefined && ownMembers.has(job.status)) return true;
  const occupation = occupationOf(household, personId);
  if (occupation === 'notEarning') return false;
  if (occupation !== 'employee') return true;
  const pay = incomesOf(household, personId, ['salary', 'sideJob']);
  const gross = pay.map((income) => income.gross);
  if (gross.length === 0 || gross.includes(undefined)) return true;
  return gross.reduce<number>((sum, amount = 0) => sum + amount, 0) > lawFor(date).law.smallJobs.minijobLimit;
}

const ownMembers: ReadonlySet<Employment['status']> = new Set<Employment['status']>([
  'unemployed',
  'parentalLeave',
  'student',
]);

function staysFree(person: { household: People; personId: string; date: IsoDate }, otherId: string): boolean {
  const { household, personId, date } = person;
  const fund = mainEmployment(household, otherId)?.healthInsurance ?? 'statutory';
  if (!isInsuredOnOwn(household, otherId, date)) return false;
  if (fund !== 'statutory' && fund !== 'statutoryVoluntary') return false;
  const status = household.persons.items[personId]?.maritalStatus;
  // not told: taken as married, so that no child is called free who may not be
  if (status !== undefined && status !== 'married' && status !== 'civilPartnership') return true;
  const earned = (id: string) => grossYear(household, id, ['salary', 'officialPay', 'profit']);
  const both = allOf([earned(personId), earned(otherId)]);
  if (both.kind !== 'computed') return false;
  const [own = 0, others = 0] = both.value;
  return own <= others || own <= lawFor(date).law.healthInsurance.compulsoryLimitYear;
}

/** Years from now until the youngest of these children is no child any more; 0 without children. */
export const yearsOfFamily = (ages: readonly number[]): number =>
  Math.max(0, ...ages.map((age) => healthChoiceRules.familyInsuranceUntilAge - age));
