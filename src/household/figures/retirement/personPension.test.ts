import { euros } from '@vp-digital/core/finance';
import { emptySection } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { earningPower } from '../protection/earningPower';
import { personPension } from './personPension';

const { household, date, person } = sample(2);
const jonas = person('Jonas');

test('80 % of the letter are left, and what they buy if nothing rises until then', () => {
  const { gross, net, withoutIncrease, years, source } = valueOf(
    personPension({ household, personId: jonas, date }),
  );
  expect([gross, net, source]).toEqual([euros(2_143), euros(1_714.4), 'record']);
  expect(years).toBeGreaterThan(20);
  expect(withoutIncrease).toBe(Math.round(net / 1.02 ** years));
});

test('without any letter it is estimated from pay and age, which is said; without pay nothing is guessed', () => {
  const without = { ...household, statutoryPensions: emptySection('statutoryPensions') };
  // points 15.2282 + 29 years × 1.1897, × 42.52 = 2,114.50; 80 % of it
  expect(valueOf(personPension({ household: without, personId: jonas, date }))).toMatchObject({
    net: 1_691_60,
    source: 'estimate',
    assumed: 'usualWorkingLife',
  });
  const unpaid = { ...without, incomes: emptySection('incomes') };
  expect(personPension({ household: unpaid, personId: jonas, date })).toEqual({
    kind: 'missing',
    facts: [{ fact: 'gross', personId: jonas }],
  });
});

test('nobody asks the retired: their pensions are incomes', () => {
  const { household: retired, person: of } = sample(5);
  expect(personPension({ household: retired, personId: of('Gerd'), date })).toEqual({ kind: 'notRelevant' });
});

test('years to the start count from the day, not from the last birthday: as the months of earning power do', () => {
  const { persons } = household;
  const jonasPerson = persons.items[jonas];
  if (!jonasPerson) throw new Error('no person');
  const years = (birthDate: string) => {
    const items = { ...persons.items, [jonas]: { ...jonasPerson, birthDate } };
    const of = { household: { ...household, persons: { items } }, personId: jonas, date };
    return [valueOf(personPension(of)).years, valueOf(earningPower(of)).months];
  };
  // 34 since 3.2.2026, 67 on 3.2.2059: from 1.10.2026 to 1.3.2059 are 389 months, 32.4 years; from the birthday it were 33
  expect(years('1992-02-03')).toEqual([32, 389]);
  // 40 since 20.10.2025: from 1.10.2026 to 1.11.2052 are 313 months, 26.1 years; from the birthday it were 27
  expect(years('1985-10-20')).toEqual([26, 313]);
});
