import { replaceRelease } from '../session/replaceRelease';
import { endSession } from '../session/endSession';
import type { LeaveChoice } from './leaveGuard';
import { answer, type Kit, setUpLeaving } from '../session/testing/leavingKit';
import { warnOnTabClose } from './warnOnTabClose';

/** Removes the page's listeners after each test: a shell lives as long as its page. */
const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/haushalt/1/analyse/einkommen');
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listening.push([type, listener]);
    add(type, listener);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener] of listening.splice(0)) window.removeEventListener(type, listener);
});

interface Way {
  /** Tries to leave; returns whether that was allowed. */
  go(kit: Kit): Promise<boolean>;
  /** A single page is left, which the preserve-dirty flag may allow. */
  isPage: boolean;
}

const changesAddress =
  (to: string): Way['go'] =>
  async ({ location }) => {
    const before = location.current();
    location.navigate(to);
    await allSettled();
    return location.current() !== before;
  };

/** History moves are browser events, the guard's steps are promises. */
const allSettled = async () => {
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve, 5));
};

const ways: Record<string, Way> = {
  'a link': { go: changesAddress('/haushalt/1/uebersicht'), isPage: true },
  'the household switch': { go: changesAddress('/haushalt/2/uebersicht'), isPage: true },
  'the advisor switch': { go: changesAddress('/beraterauswahl'), isPage: true },
  back: {
    go: async ({ location }) => {
      window.history.back();
      await allSettled();
      return location.current() === '/vorher';
    },
    isPage: true,
  },
  forward: {
    go: async ({ location }) => {
      window.history.forward();
      await allSettled();
      return location.current() === '/nachher';
    },
    isPage: true,
  },
  'signing out': {
    go: async ({ shell, events }) => {
      await endSession(shell, 'user');
      return events.includes('left');
    },
    isPage: false,
  },
  'a new release': {
    go: async ({ shell, events }) => {
      await replaceRelease(shell, () => void events.push('reloaded'));
      return events.includes('reloaded');
    },
    isPage: false,
  },
};

/** With one page before and one after the open one. */
async function openInTheMiddle(kit: Kit): Promise<void> {
  const { location } = kit;
  for (const path of ['/vorher', '/mitte', '/nachher']) location.navigate(path);
  await allSettled();
  window.history.back();
  await allSettled();
  expect(location.current()).toBe('/mitte');
}

interface Case {
  answer: string;
  choices: (LeaveChoice | 'saved')[];
  typed?: boolean;
  preserve?: boolean;
  leaves: boolean | 'pages only';
  asked: number | 'not for pages';
  stillOpen: boolean | 'pages only';
}

const cases: Case[] = [
  { answer: 'nothing is open', typed: false, choices: [], leaves: true, asked: 0, stillOpen: false },
  { answer: 'stay', choices: ['stay'], leaves: false, asked: 1, stillOpen: true },
  { answer: 'discard', choices: ['discard'], leaves: true, asked: 1, stillOpen: false },
  { answer: 'save and go on, which works', choices: ['saved'], leaves: true, asked: 1, stillOpen: false },
  {
    answer: 'save and go on, which fails, then stay',
    choices: ['save', 'stay'],
    leaves: false,
    asked: 2,
    stillOpen: true,
  },
  {
    answer: 'save and go on, which fails, then discard',
    choices: ['save', 'discard'],
    leaves: true,
    asked: 2,
    stillOpen: false,
  },
  {
    answer: 'the preserve-dirty flag',
    choices: ['stay'],
    preserve: true,
    leaves: 'pages only',
    asked: 'not for pages',
    stillOpen: true,
  },
];

const table = Object.entries(ways).flatMap(([name, option]) =>
  cases.map((row) => [name, row.answer, option, row] as const),
);

test.each(table)('%s × %s', async (_name, _answer, option, row) => {
  const kit = setUpLeaving();
  await openInTheMiddle(kit);
  if (row.typed !== false) kit.type();
  if (row.preserve) kit.preserveDirty.set(true);
  const asked = answer(kit, row.choices);
  expect(await option.go(kit)).toBe(row.leaves === 'pages only' ? option.isPage : row.leaves);
  expect(asked).toHaveLength(row.asked === 'not for pages' ? (option.isPage ? 0 : 1) : row.asked);
  for (const labels of asked) expect(labels).toEqual(['Jonas: Netto']);
  expect(Object.keys(kit.dirty()).length > 0).toBe(row.stillOpen);
  expect(kit.events.includes('discarded')).toBe(row.choices.includes('discard'));
});

test.each([
  ['the browser asks while something is open', true],
  ['nobody asks otherwise', false],
])('closing the tab: %s', (_, isDirty) => {
  warnOnTabClose(() => isDirty);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isDirty);
});

test('what can be saved at once is saved without a question', async () => {
  const kit = setUpLeaving();
  kit.type();
  kit.saving.works = true;
  const asked = answer(kit, ['stay']);
  expect(await ways['a link']?.go(kit)).toBe(true);
  expect(asked).toEqual([]);
});

test('who saves and cannot is told so when asked again', async () => {
  const kit = setUpLeaving();
  kit.type();
  const said: (boolean | undefined)[] = [];
  kit.leaveQuestion.subscribe(() => {
    const open = kit.leaveQuestion.current();
    if (open) said.push(open.hasFailed);
  });
  answer(kit, ['save', 'save', 'stay']);
  expect(await ways['a link']?.go(kit)).toBe(false);
  expect(said).toEqual([false, true, true]);
});

test('the preserve-dirty flag holds for one page', async () => {
  const kit = setUpLeaving();
  kit.type();
  kit.preserveDirty.set(true);
  const asked = answer(kit, ['stay']);
  expect(await ways['a link']?.go(kit)).toBe(true);
  expect(await ways['the household switch']?.go(kit)).toBe(false);
  expect(asked).toHaveLength(1);
});

const at = (household: number, page: string) =>
  `/haushalt/11111111-0000-4000-8000-00000000000${household}/${page}`;

test('without a connection the ways inside the household stay open for what lies on the device, and only for that', async () => {
  window.history.replaceState(null, '', at(1, 'analyse/einkommen'));
  const kit = setUpLeaving();
  kit.type('analysis', { kept: true });
  const asked = answer(kit, ['stay']);
  expect(await changesAddress(at(1, 'analyse/ausgaben'))(kit)).toBe(true);
  expect(await changesAddress(at(2, 'uebersicht'))(kit)).toBe(false);
  expect(await changesAddress('/beraterauswahl')(kit)).toBe(false);
  expect(await ways['signing out']?.go(kit)).toBe(false);
  expect(asked).toHaveLength(3);
  kit.type('analysis'); // invalid text, or a conflict: stored nowhere
  expect(await changesAddress(at(1, 'uebersicht'))(kit)).toBe(false);
});

test('what another area left open on purpose is asked about only when everything is left', async () => {
  const kit = setUpLeaving();
  kit.type('haushalt');
  const asked = answer(kit, ['stay']);
  expect(await ways['a link']?.go(kit)).toBe(true);
  expect(await ways['signing out']?.go(kit)).toBe(false);
  expect(asked).toHaveLength(1);
});

test('what is typed beside the page stays with the pages of its household, and is asked about before another one', async () => {
  window.history.replaceState(null, '', at(1, 'analyse/einkommen'));
  const kit = setUpLeaving();
  kit.type('gespraechszusammenfassung', { label: 'Notiz' });
  const asked = answer(kit, ['stay']);
  expect(await changesAddress(at(1, 'uebersicht'))(kit)).toBe(true);
  expect(asked).toEqual([]);
  expect(await changesAddress(at(2, 'uebersicht'))(kit)).toBe(false);
  expect(asked).toEqual([['Notiz']]);
});

test('a session that the services end is left without a question, and its drafts stay', async () => {
  const kit = setUpLeaving();
  kit.type();
  const asked = answer(kit, ['stay']);
  const ends: string[] = [];
  const replace = jest.fn();
  await endSession(
    { ...kit.shell, forgetSession: async (end) => void ends.push(end) },
    'unauthorized',
    replace,
  );
  expect(asked).toEqual([]);
  expect(ends).toEqual(['expired']);
  expect(replace).toHaveBeenCalledWith('/anmeldung');
});
