import { catalogue } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHousehold } from '@vp-digital/core/household/samples';
import { testCatalogue } from '@vp-digital/core/micro-app/testing';
import { tariffsOf } from '../../shared/building/tariffs';
import { assignmentOf, familyOf } from './assignment';
import { usualSizes } from './changes';

const { financer: tariff } = tariffsOf(catalogue.parse(testCatalogue()));
if (!tariff) throw new Error('the catalogue lacks the tariff');
const input = { sum: 100_000_00, rate: 400_00, extraYear: 0, tariff };
const date = '2026-10-01';

/** A self-employed mother and her daughter of eight. */
const musterwerk = documentsOf(sampleHousehold(3));
const [[clara = '', mother] = [], [mia = '', daughter] = []] = Object.entries(musterwerk.persons.items).sort(
  ([, one], [, other]) => one.position - other.position,
);
const person = { id: clara, name: 'Clara' };

/** The mother earns so much a year, and the daughter was born so. */
function dataWith(taxableIncome: number, birthDate = daughter?.birthDate): SectionData {
  if (!mother || !daughter || birthDate === undefined) throw new Error('the sample has two persons');
  return {
    ...musterwerk,
    persons: { items: { [clara]: mother, [mia]: { ...daughter, birthDate } } },
    taxProfiles: { items: { [clara]: { position: 0, taxableIncome } } },
  };
}
const assigned = (data: SectionData) => assignmentOf({ data, person }, input, usualSizes, date);

test('the family are all others who live', () => {
  expect(familyOf(musterwerk, clara).map(({ name }) => name)).toEqual(['Mia']);
  if (!daughter) throw new Error('the sample has two persons');
  const persons = { items: { ...musterwerk.persons.items, [mia]: { ...daughter, deceased: true } } };
  expect(familyOf({ persons }, clara)).toEqual([]);
});

test('for a child below 16 the premium of the mother falls away, and the month of allocation stays', () => {
  // § 3 WoPG: 10 % of at most 700 € of the 4,800 € that are paid in; 30,000 € are below the limit of 35,000 €
  expect(assigned(dataWith(30_000_00))).toMatchObject({
    time: { kind: 'months', months: 0 },
    money: { kind: 'premiumYoung', amount: -70_00 },
    member: { id: mia },
  });
});

test('above the limit of income there is no premium to lose', () => {
  expect(assigned(dataWith(60_000_00)).money).toEqual({ kind: 'premiumYoung', amount: 0 });
});

test('from 16 on the premium is her own; an income that is not known is no income of 0', () => {
  const data = dataWith(30_000_00, '2009-01-01');
  expect(assigned(data).money).toEqual({ kind: 'premium', amount: 0 });
  const salary = {
    personId: mia,
    kind: 'salary' as const,
    position: 9,
    netFrom: 'payslip' as const,
    paymentsPerYear: 12,
    specialPayments: {},
  };
  const working = { ...data, incomes: { items: { ...data.incomes.items, [mia]: salary } } };
  const { money, member } = assigned(working);
  expect(money).toBeUndefined();
  expect(member?.id).toBe(mia);
});

test('who lives in a household of one has nobody to assign to', () => {
  if (!mother) throw new Error('the sample has two persons');
  const data = { ...dataWith(30_000_00), persons: { items: { [clara]: mother } } };
  expect(assigned(data)).toEqual({ kind: 'assign', time: { kind: 'noMember' }, money: undefined });
});
