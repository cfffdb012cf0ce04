import { agreedPayment } from './agreedPayment';

test('a rate is paid each month, an amount once where the product takes it so, and nothing is made up', () => {
  const both = { payment: ['plan' as const, 'once' as const] };
  expect(agreedPayment(both, { rate: 15_000 })).toEqual({ premium: 15_000, frequency: 'monthly' });
  expect(agreedPayment(both, { amount: 2_000_000 })).toEqual({ premium: 2_000_000, frequency: 'once' });
  expect(agreedPayment({ payment: ['plan'] }, { amount: 2_000_000 })).toEqual({});
  expect(agreedPayment({ payment: ['once'] }, { rate: 15_000 })).toEqual({});
  expect(agreedPayment(both, { amount: 0, rate: 0 })).toEqual({});
});
