import { type Contract, lastDayToCancel } from '@vp-digital/core/household';
import { newContract } from '../../shared/contracts/newContract';
import { noticeReminders } from './notice';

const contract = (facts: Partial<Pick<Contract, 'start' | 'end' | 'noticeMonths' | 'noticeReminder'>>) => ({
  ...newContract('liability', 0),
  ...facts,
});

describe('the last day to cancel', () => {
  test.each([
    [
      'three months before the end of the contract year',
      { start: '2020-01-01', noticeMonths: 3 },
      '2027-09-30',
    ],
    ['of a contract that began this year', { start: '2026-05-01', noticeMonths: 1 }, '2027-03-31'],
    ['today itself', { start: '2020-01-02', noticeMonths: 3 }, '2026-10-01'],
    ['of a contract of which only the end is known', { end: '2026-12-31', noticeMonths: 1 }, '2026-11-30'],
    ['without a period, the end of the year', { start: '2020-11-01', noticeMonths: 0 }, '2026-10-31'],
  ])('%s', (_, facts, expected) => {
    expect(lastDayToCancel(contract(facts), '2026-10-01')).toBe(expected);
  });

  test.each([
    ['while the period of notice is not known', { start: '2020-01-01' }],
    ['while neither beginning nor end is known', { noticeMonths: 3 }],
    ['when it is over', { end: '2026-12-31', noticeMonths: 3 }],
  ])('there is none %s', (_, facts) => {
    expect(lastDayToCancel(contract(facts), '2026-10-01')).toBeUndefined();
  });
});

test('only who asked is reminded, three months before', () => {
  const near = { end: '2027-01-31', noticeMonths: 1 };
  const items = {
    asked: contract({ ...near, noticeReminder: true }),
    silent: contract(near),
    far: contract({ end: '2027-06-30', noticeMonths: 1, noticeReminder: true }),
  };
  expect(
    noticeReminders({ contracts: { items } }, '2026-10-01').map(({ id, lastDay }) => [id, lastDay]),
  ).toEqual([['asked', '2026-12-31']]);
});
