import { euros } from '@vp-digital/core/finance';
import { emptySection } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
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
