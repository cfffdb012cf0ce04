import type { DirtyEntry } from '@vp-digital/core/session';
import { createLeaveGuard, type LeaveChoice } from './leaveGuard';

const open: DirtyEntry = { area: 'analysis', label: 'Jonas: Netto', state: 'failed' };

function setUp(options: Case) {
  let entries = options.entries;
  let saves = 0;
  const asked: DirtyEntry[][] = [];
  const choices = [...(options.choices ?? [])];
  const discard = jest.fn();
  const mayLeave = createLeaveGuard({
    dirty: () => Object.fromEntries(Array.from({ length: entries }, (_, index) => [String(index), open])),
    save: async () => {
      saves += 1;
      if (saves === options.savedBy) entries = 0;
      return entries === 0;
    },
    discard,
    ask: async (list) => {
      asked.push(list);
      return choices.shift() ?? 'stay';
    },
  });
  return { mayLeave, asked, discard };
}

interface Case {
  entries: number;
  savedBy?: number;
  choices?: LeaveChoice[];
}

const cases: [string, Case, boolean, number][] = [
  ['nothing is open', { entries: 0 }, true, 0],
  ['what is open can be saved at once', { entries: 2, savedBy: 1 }, true, 0],
  ['it cannot be saved and the user stays', { entries: 1, choices: ['stay'] }, false, 1],
  ['it cannot be saved and the user discards it', { entries: 1, choices: ['discard'] }, true, 1],
  ['saving works at the second try', { entries: 1, savedBy: 2, choices: ['save'] }, true, 1],
  ['saving fails again and the user stays', { entries: 1, choices: ['save', 'stay'] }, false, 2],
];

test.each(cases)('when %s', async (_, options, leaves, questions) => {
  const { mayLeave, asked, discard } = setUp(options);
  expect(await mayLeave()).toBe(leaves);
  expect(asked).toHaveLength(questions);
  expect(discard).toHaveBeenCalledTimes(options.choices?.includes('discard') ? 1 : 0);
});
