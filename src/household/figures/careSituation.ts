import type { CareSituation, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import { monthOfAgeEnd } from './monthOfAge';
import { ageOf, civilServants, mainEmployment } from './people';
import { hasFreeMedicalCare } from './publicService';

/**
 * What determines the contribution to care insurance: children, those of them for whom there are discounts until the end
 * of the month of their 25th birthday (§ 55 (3) SGB XI), a possible birth date, aid.
 */
export function careSituationOf(
  household: Pick<SectionData, 'persons' | 'employments'>,
  personId: string,
  date: IsoDate,
): CareSituation {
  const { persons } = household;
  const children = Object.values(persons.items).filter(
    ({ role, parents }) => role === 'child' && (parents === undefined || parents.includes(personId)),
  );
  const birthDate = persons.items[personId]?.birthDate;
  return {
    children: Math.min(children.length, mostChildren),
    childrenUnder25: Math.min(
      children.filter(({ birthDate }) => date <= monthOfAgeEnd(birthDate, 25)).length,
      mostChildren,
    ),
    ...(birthDate === undefined || ageOf(household, personId, date) === undefined ? {} : { birthDate }),
    aid: hasAid(household, personId),
  };
}

/** Beihilfe or Heilfürsorge of civil servants, including retired ones, unless none is recorded. */
function hasAid(household: Pick<SectionData, 'employments'>, personId: string): boolean {
  const job = mainEmployment(household, personId);
  if (job === undefined) return false;
  if (hasFreeMedicalCare(household, personId)) return true;
  return (civilServants.has(job.status) || job.status === 'retiredCivilServant') && job.aidRate !== 0;
}

/** The finance core counts no more; the discounts end at the fifth child. */
const mostChildren = 30;
