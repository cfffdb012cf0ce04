import { euros, grossToNet } from '@vp-digital/core/finance';
import { employerSavingsNet } from '..';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { incomesOf } from '../ownIncome';
import { payInput } from '../payInput';

const { household, date, person } = sample(1);
const lena = person('Lena');
const all = { used: 0, possible: euros(480) };

test('is what two payslips differ by, with it and without', () => {
  const [salary] = incomesOf(household, lena, ['salary']);
  const pay = salary && payInput(household, salary, date);
  if (pay?.kind !== 'known') throw new Error('Lena has a salary');
  const [before, after] = [0, euros(40)].map(
    (more) => grossToNet({ ...pay.input, gross: pay.input.gross + more }).net,
  );
  const net = valueOf(employerSavingsNet(household, lena, all, date));
  expect(net).toBe(((after ?? 0) - (before ?? 0)) * 12);
  expect(net).toBeGreaterThan(euros(480) * 0.4);
  expect(net).toBeLessThan(euros(480) * 0.7); // she is in the middle of the tariff
});

test('what is paid already stands in the pay, so that it is not added to it again', () => {
  const paid = valueOf(employerSavingsNet(household, lena, { used: euros(480), possible: euros(480) }, date));
  const [salary] = incomesOf(household, lena, ['salary']);
  const pay = salary && payInput(household, salary, date);
  if (pay?.kind !== 'known') throw new Error('Lena has a salary');
  const without = grossToNet({ ...pay.input, gross: pay.input.gross - euros(40) }).net;
  expect(paid).toBe((grossToNet(pay.input).net - without) * 12);
});

test('without pay it is asked for; where nothing is possible it is no question', () => {
  expect(employerSavingsNet({ ...household, incomes: { items: {} } }, lena, all, date)).toEqual({
    kind: 'missing',
    facts: [{ fact: 'gross', personId: lena }],
  });
  expect(employerSavingsNet(household, lena, { used: 0, possible: 0 }, date).kind).toBe('notRelevant');
});
