import { catalogue } from '@vp-digital/core/contracts';
import { testCatalogue } from '@vp-digital/core/micro-app/testing';
import { courseOf } from '../../shared/building/course';
import { tariffsOf } from '../../shared/building/tariffs';
import { changedPlan, effectOf, usualSizes } from './changes';

const { financer: tariff } = tariffsOf(catalogue.parse(testCatalogue()));
if (!tariff) throw new Error('the catalogue lacks the tariff');
/** 102 months of saving, then 111 payments of 600 € for 59,789 €. */
const input = { sum: 100_000_00, rate: 400_00, extraYear: 0, tariff };

test('split: the first half is there sooner, the second later, and together they are the whole', () => {
  const { time, money } = effectOf('split', input, usualSizes, undefined);
  const first = courseOf({ ...input, sum: 50_000_00 }).allocation?.months ?? 0;
  expect(time).toEqual({ kind: 'parts', first, second: expect.any(Number) });
  expect(first).toBeLessThan(102);
  expect(time.kind === 'parts' && time.second).toBeGreaterThan(first);
  expect(money?.kind).toBe('effort');
});

test('merged with a contract that is saved already the whole is allocated sooner', () => {
  const other = { sum: 20_000_00, balance: 8_000_00, rate: 100_00 };
  const { time } = effectOf('merge', input, usualSizes, other);
  // 40 % of 120,000 are 48,000; 7,000 are there after the fee, 500 a month come: 82 months without interest, fewer with it
  expect(time).toEqual({ kind: 'months', months: expect.any(Number) });
  expect(time.kind === 'months' && 102 + time.months).toBeLessThanOrEqual(82);
  expect(time.kind === 'months' && 102 + time.months).toBeGreaterThan(78);
});

test('nothing is merged with what is not recorded', () => {
  const merge = (other: Parameters<typeof effectOf>[3]) => effectOf('merge', input, usualSizes, other);
  expect(merge(undefined)).toEqual({ kind: 'merge', time: { kind: 'noOther' }, money: undefined });
  expect(merge({ sum: 20_000_00, balance: undefined, rate: 0 })).toEqual({
    kind: 'merge',
    time: { kind: 'otherUnknown' },
    money: undefined,
  });
});

test('paid back early: payments of 600 € that are not due any more, and their interest', () => {
  const { time, money } = effectOf('repay', input, usualSizes, undefined);
  // 5,000 € at once: more than 5,000 / 600, as their interest over 9 years falls away too
  expect(time).toEqual({ kind: 'payments', months: 10 });
  expect(money).toEqual({ kind: 'interest', amount: expect.any(Number) });
  expect(money?.amount).toBeLessThan(-900_00);
  const all = effectOf('repay', input, { ...usualSizes, repaid: 100_000_00 }, undefined);
  expect(all.time).toEqual({ kind: 'payments', months: 110 });
});

test('the plan holds another sum only where it is offered', () => {
  expect(changedPlan('smaller', input, usualSizes)).toEqual({ field: 'sum', value: 80_000_00 });
  expect(changedPlan('smaller', { ...input, sum: 5_000_00 }, usualSizes)).toBeUndefined();
  expect(changedPlan('larger', { ...input, sum: 500_000_00 }, usualSizes)).toBeUndefined();
  expect(changedPlan('extra', input, usualSizes)).toEqual({ field: 'extraYear', value: 1_000_00 });
  expect(changedPlan('split', input, usualSizes)).toBeUndefined();
});
