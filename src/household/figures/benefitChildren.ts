import { ageOn, type IsoDate } from '@vp-digital/core/finance';
import type { Person, SectionData } from '../documents';
import { monthOfAgeEnd } from './monthOfAge';
import { ageOf, personsInOrder } from './people';

/** § 32 (3), (4) EStG: every child under 18; above that, under 25 and in training, which has to be recorded. */
const ages = { everybody: 18, inTraining: 25 } as const;

/** The children for whom Kindergeld is paid: all of that age, unless recorded otherwise. */
export const benefitChildren = (household: Pick<SectionData, 'persons'>, date: IsoDate) =>
  personsInOrder(household).filter((person) => {
    const { childBenefit, role } = person;
    const isBorn = ageOf(household, person.id, date) !== undefined;
    return role === 'child' && childBenefit !== false && isBorn && date <= paidUntil(person, date);
  });

/**
 * The last day on which Kindergeld is paid as today: the end of the month that contains the day before the first of
 * the children reaches the age (§ 66 (2) EStG). Undefined without children.
 */
export function childBenefitUntil(
  household: Pick<SectionData, 'persons'>,
  date: IsoDate,
): IsoDate | undefined {
  const [first] = benefitChildren(household, date)
    .map((child) => paidUntil(child, date))
    .sort();
  return first;
}

const paidUntil = (child: Person, date: IsoDate): IsoDate =>
  monthOfAgeEnd(child.birthDate, endOf(child, date));

const endOf = ({ birthDate, childBenefit }: Person, date: IsoDate): number =>
  childBenefit === true && ageOn(birthDate, date) >= ages.everybody ? ages.inTraining : ages.everybody;
