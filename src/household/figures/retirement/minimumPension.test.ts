import { minimumCivilServantPension } from '@vp-digital/core/finance';
import type { Employment, SectionData, StatutoryPension } from '../../documents';
import { sample } from '../../testing/sample';
import { disabilityEstimate } from '../protection/disabilityEstimate';
import { officialPay, pensionProjection } from './pensionProjection';

// Sample 4, of which Henrik is a civil servant: the minimum is 35 % of the last pay, § 14 (4) BeamtVG.

const { household, date, person } = sample(4);
const personId = person('Henrik');
const pay = officialPay(household, personId) ?? 0;

const withService = (
  served: Partial<Employment>,
  letters: readonly StatutoryPension[] = [],
): SectionData => ({
  ...household,
  employments: {
    items: Object.fromEntries(
      Object.entries(household.employments.items).map(([id, job]) => [
        id,
        job.personId === personId ? { ...job, ...served } : job,
      ]),
    ),
  },
  statutoryPensions: { items: Object.fromEntries(letters.map((letter, index) => [String(index), letter])) },
});
const letter = (of: Partial<StatutoryPension>): StatutoryPension => ({
  position: 0,
  personId,
  provider: 'civilService',
  recordDate: '2026-05-01',
  ...of,
});
const schemeOf = (data: SectionData) => {
  const outcome = pensionProjection({ household: data, personId, date });
  return outcome.kind === 'computed' ? outcome.value.schemes[0] : outcome;
};

test('an old-age pension of few years is the minimum, and says so', () => {
  const late = { ...withService({ pensionableYearsTenths: 0 }) };
  const born = {
    ...late,
    persons: {
      items: Object.fromEntries(
        Object.entries(late.persons.items).map(([id, one]) => [
          id,
          id === personId ? { ...one, birthDate: '1962-10-01' } : one,
        ]),
      ),
    },
  };
  expect(pay).toBeGreaterThan(0);
  expect(schemeOf(born)).toMatchObject({ gross: Math.round(pay * 0.35), isMinimum: true });
});

test('the rate of a letter is raised to it as well; a higher one is what it is', () => {
  const least = minimumCivilServantPension(pay);
  expect(schemeOf(withService({}, [letter({ pensionRate: 2_000 })]))).toMatchObject({
    gross: least,
    isMinimum: true,
  });
  const higher = schemeOf(withService({}, [letter({ pensionRate: 6_820 })]));
  expect(higher).toMatchObject({ gross: Math.round(pay * 0.682) });
  expect(higher).not.toHaveProperty('isMinimum');
});

test('so is a pension of who becomes unfit after few years', () => {
  const unfitAfter = (tenths: number) => {
    const outcome = disabilityEstimate({
      household: withService({ status: 'civilServantPermanent', pensionableYearsTenths: tenths }),
      personId,
      date,
    });
    return outcome.kind === 'computed' ? outcome.value : outcome;
  };
  expect(unfitAfter(5)).toMatchObject({ gross: minimumCivilServantPension(pay), isMinimum: true });
  expect(unfitAfter(200)).not.toHaveProperty('isMinimum');
});
