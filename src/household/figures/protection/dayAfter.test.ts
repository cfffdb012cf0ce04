import { euros } from '@vp-digital/core/finance';
import { dayAfter, incomeCourse, withProtectionConcept } from '..';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const aylin = (pension: number) => {
  const { household, date, person } = sample(2);
  const personId = person('Aylin');
  const protectionWishes = { items: { [personId]: { position: 0, disabilityPension: euros(pension) } } };
  const planned = withProtectionConcept({ ...household, protectionWishes }, personId);
  return valueOf(incomeCourse({ household: planned, personId, date }));
};
const money = { readyMoney: euros(12_000), free: euros(200), waitingMonths: 0 };

test('the first payment comes when the claim is checked, with what was due before in one sum', () => {
  const { firstPayment, months } = dayAfter({ course: aylin(550), claimMonth: 15, ...money });
  // due from month 7, paid in month 15 + 6 = 21: 14 months of 550 are paid late
  expect(firstPayment).toEqual({ month: 21, arrears: euros(7_700) });
  const at = (month: number) => months[month] ?? { balance: 0, without: 0 };
  expect(at(20).balance).toBe(at(20).without);
  expect(at(21).balance - at(21).without).toBe(euros(550 * 15));
  expect(at(24).balance - at(24).without).toBe(euros(550 * 18));
});

test('an early claim leaves no hole, and a waiting period is not made good', () => {
  expect(dayAfter({ course: aylin(550), claimMonth: 1, ...money }).firstPayment).toEqual({
    month: 7,
    arrears: 0,
  });
  expect(dayAfter({ course: aylin(550), claimMonth: 1, ...money, waitingMonths: 6 }).firstPayment).toEqual({
    month: 13,
    arrears: 0,
  });
});

test('without a private pension there is no payment, and the lowest balance is the last', () => {
  const { firstPayment, lowest, months } = dayAfter({ course: aylin(0), claimMonth: 15, ...money });
  expect(firstPayment).toBeUndefined();
  expect(lowest.balance).toBe(Math.min(...months.map(({ balance }) => balance)));
});
