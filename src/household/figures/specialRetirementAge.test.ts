import { completeness } from '../completeness';
import type { Employment, SectionData } from '../documents';
import { officialPay as pay } from './retirement/pensionProjection';
import { sample } from '../testing/sample';
import { valueOf } from '../testing/valueOf';
import { missing } from './outcome';
import { earningPower } from './protection/earningPower';
import { disabilityEstimate } from './protection/disabilityEstimate';
import { pensionProjection } from './retirement/pensionProjection';
import { personPension } from './retirement/personPension';
import { pensionStart } from './retirement/pensionStart';
import { statutoryPensionEstimate } from './retirement/statutoryPension';
import { basicPensionEffect } from './subsidies/basicPensionEffect';

// Sample 4: Henrik, a civil servant.

const { household, date, person } = sample(4);
const personId = person('Henrik');
const birthDate = household.persons.items[personId]?.birthDate ?? '';

const as = (job: Partial<Employment>, letters: SectionData['statutoryPensions']['items'] = {}) => ({
  household: {
    ...household,
    employments: {
      items: {
        job: { position: 0, personId, main: true, status: 'civilServantPermanent' as const, ...job },
      },
    },
    statutoryPensions: { items: letters },
  },
  personId,
  date,
});
const startOf = ({ household: data }: ReturnType<typeof as>) => pensionStart(data, personId, date);
const born = (years: number, months = 0) => {
  const month = Number(birthDate.slice(5, 7)) + months; // the month after the one in which the age is reached
  return `${Number(birthDate.slice(0, 4)) + years + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};

test.each([
  ['a career soldier', { status: 'soldier' }],
  ['police with free medical care', { healthInsurance: 'freeMedicalCare' }],
  ['police by occupation', { occupation: 'Polizeibeamtin' }],
  ['a fire brigade', { occupation: 'Beamter der Berufsfeuerwehr' }],
] as const)('of %s the age of retirement is asked for', (_, job) => {
  expect(startOf(as(job))).toEqual(missing('retirementAge', personId));
  const asked = completeness(as(job).household, date).find(({ area }) => area === 'persons');
  expect(asked?.missing).toContainEqual(expect.objectContaining({ fact: 'retirementAge', personId }));
});

test('a teacher has the standard age, and so has a soldier for a time', () => {
  expect(valueOf(startOf(as({ occupation: 'Lehrer' }))).fullAge).toBe(67 * 12);
  expect(valueOf(startOf(as({ status: 'soldier', fixedTermUntil: '2031-06-30' }))).fullAge).toBe(67 * 12);
});

test('the recorded age is when work ends, to the month', () => {
  // § 45 (2) Nr. 4 SG: a captain at 56; of police by the law of a state at 62 years and 8 months
  expect(valueOf(startOf(as({ status: 'soldier', retirementAgeMonths: 56 * 12 })))).toMatchObject({
    fullAge: 56 * 12,
    date: born(56),
  });
  const police = as({ occupation: 'Polizist', retirementAgeMonths: 62 * 12 + 8 });
  expect(valueOf(startOf(police))).toMatchObject({ fullAge: 752, date: born(62, 8) });
});

test('earning power and years of service count to that age, and nothing is taken off the pension', () => {
  const police = as({ occupation: 'Polizist', retirementAgeMonths: 62 * 12, pensionableYearsTenths: 200 });
  const start = valueOf(startOf(police));
  expect(valueOf(earningPower(police)).months).toBe(start.monthsLeft);
  // (20 + years to 62) × 1.79375 % of the pay, at most 71.75 %
  const share = Math.min(0.7175, (20 + start.monthsLeft / 12) * 0.0179375);
  const gross = (pay(household, personId) ?? 0) * share;
  expect(Math.abs(valueOf(pensionProjection(police)).gross - gross)).toBeLessThan(100);
});

test('when unfit, deductions reach to an age before 65 only, § 14 (3) sentence 3 BeamtVG', () => {
  const unfit = (job: Partial<Employment>) =>
    valueOf(disabilityEstimate(as({ pensionableYearsTenths: 350, ...job }))).gross;
  const age = (Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))) * 12;
  // both are far more than 36 months away, unless the age is reached soon
  expect(unfit({ retirementAgeMonths: 62 * 12 })).toBe(unfit({}));
  expect(unfit({ retirementAgeMonths: age + 24 })).toBeGreaterThan(unfit({}));
});

test('a soldier’s rate rises with a special age (§ 26 SVG), so that years of service do not say it', () => {
  const soldier = { status: 'soldier', retirementAgeMonths: 56 * 12, pensionableYearsTenths: 200 } as const;
  expect(pensionProjection(as(soldier))).toEqual(missing('pensionRate', personId));
});

test('a pension of the state scheme begins at the standard age all the same', () => {
  const letter = {
    position: 0,
    personId,
    recordDate: date,
    provider: 'statutory' as const,
    pointsTenThousandths: 80_000,
  };
  const soldier = as({ status: 'soldier', retirementAgeMonths: 56 * 12 }, { letter });
  expect(valueOf(statutoryPensionEstimate(soldier)).startDate).toBe(born(67));
});

test('of a pension of another scheme it is said from when it is in the sum', () => {
  const letterOf = (projectedPension: number) => ({
    letter: { position: 0, personId, recordDate: date, provider: 'statutory' as const, projectedPension },
  });
  const years = { occupation: 'Polizist', pensionableYearsTenths: 200 };
  const police = as({ ...years, retirementAgeMonths: 62 * 12 }, letterOf(300_00));
  expect(valueOf(personPension(police)).othersFrom).toBe(born(67));
  const withoutLetter = as({ ...years, retirementAgeMonths: 62 * 12 });
  expect(valueOf(personPension(withoutLetter)).othersFrom).toBeUndefined();
  const teacher = as({ pensionableYearsTenths: 200 }, letterOf(300_00));
  expect(valueOf(personPension(teacher)).othersFrom).toBeUndefined();
});

test('a Basisrente begins at 62 at the earliest, § 10 (1) Nr. 2 b aa EStG', () => {
  const yearOf = (retirementAgeMonths: number) => {
    const of = as({ occupation: 'Polizist', healthInsurance: 'privateAid', retirementAgeMonths });
    return valueOf(basicPensionEffect({ ...of, contributionYear: 0 })).startYear;
  };
  expect(yearOf(56 * 12)).toBe(Number(born(62).slice(0, 4)));
  expect(yearOf(64 * 12)).toBe(Number(born(64).slice(0, 4)));
});
