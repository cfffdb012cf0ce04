import { ownCore, defineScreen } from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { defineArea, defineRoute } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { userSet } from '@vp-digital/core/session';
import { act, screen } from '@testing-library/react';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from '../testing';

const [lena, second] = testHouseholds;
const [first, other] = [lena.summary.householdId, second.summary.householdId];

const route = (name: string) =>
  defineRoute(`/haushalt/:householdId/${name}`, {
    area: 'analysis',
    title: { de: `Titel ${name}`, en: name },
  });

/** A page that says its own address, and the code of one that comes when the test says so. */
function setUp() {
  const waiting: Record<string, { come: () => void; fail: () => void }> = {};
  const drawn = (name: string) => () => {
    const { pathname, search } = useLocation();
    return (
      <main tabIndex={-1}>
        <h1>{name}</h1>
        <p>{`hier ist ${pathname}${search}`}</p>
        <input aria-label={`Feld ${name}`} />
      </main>
    );
  };
  const slowly = (name: string) => () =>
    new Promise<{ default: () => React.JSX.Element }>((resolve, reject) => {
      waiting[name] = {
        come: () => resolve({ default: drawn(name) }),
        fail: () => reject(new Error('the file is missing')),
      };
    });
  const pages = [
    defineScreen(route('eins'), { page: async () => ({ default: drawn('eins') }) }),
    defineScreen(route('zwei'), { page: slowly('zwei') }),
    defineScreen(route('drei'), { page: slowly('drei') }),
  ];
  const area = defineMicroApp(defineArea('analysis', pages), {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  });
  const open = () =>
    renderArea(area, { path: `/haushalt/${first}/eins?art=x`, services: createTestServices([lena, second]) });
  const come = (name: string) => act(async () => waiting[name]?.come());
  const fail = (name: string) => act(async () => waiting[name]?.fail());
  return { open, come, fail };
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

/** Strict rendering says each one twice. */
const titles = ({ messages }: Awaited<ReturnType<typeof renderArea>>) => [
  ...new Set(messages.flatMap(({ type, payload }) => (type === 'receivePageTitle' ? [payload.title] : []))),
];

test('a page stays with its address, title and focus until the next one stands, and says that one is coming', async () => {
  const { open, come } = setUp();
  const area = await open();
  const field = screen.getByRole('textbox', { name: 'Feld eins' });
  field.focus();
  act(() => area.go(`/haushalt/${first}/zwei`));
  expect(heading()).toBe('eins');
  expect(screen.getByText(`hier ist /haushalt/${first}/eins?art=x`)).toBeVisible();
  expect(field).toHaveFocus();
  expect(screen.getByRole('progressbar', { name: 'Seite wird geladen' })).toBeInTheDocument();
  expect(titles(area)).toEqual(['Titel eins']);

  await come('zwei');
  expect(heading()).toBe('zwei');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(titles(area)).toEqual(['Titel eins', 'Titel zwei']);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a page that stays follows no change of the next one, and goes on when the way leads back', async () => {
  const { open, come } = setUp();
  const area = await open();
  const field = screen.getByRole('textbox', { name: 'Feld eins' });
  act(() => area.go(`/haushalt/${first}/zwei?art=y`));
  expect(screen.getByText(/hier ist .*art=x$/)).toBeVisible();
  act(() => area.go(`/haushalt/${first}/eins?art=z`));
  expect(screen.getByText(/hier ist .*art=z$/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await come('zwei');
  expect(screen.getByRole('textbox')).toBe(field);
  expect(heading()).toBe('eins');
});

test('a second click takes the place of the first', async () => {
  const { open, come } = setUp();
  const area = await open();
  act(() => area.go(`/haushalt/${first}/zwei`));
  act(() => area.go(`/haushalt/${first}/drei`));
  await come('zwei');
  expect(heading()).toBe('eins');
  await come('drei');
  expect(heading()).toBe('drei');
  expect(titles(area)).toEqual(['Titel eins', 'Titel drei']);
});

test('nothing stays of another household’s page', async () => {
  const { open, come } = setUp();
  const area = await open();
  act(() => area.go(`/haushalt/${other}/zwei`));
  expect(heading()).toBe('Seite wird geladen');
  expect(screen.queryByText(new RegExp(first))).toBeNull();
  await come('zwei');
  expect(heading()).toBe('zwei');
});

test.each([
  [
    'in the role of another',
    { impersonation: { impersonationId: first, name: 'Nora', endsAt: '2026-10-01T11:00:00Z' } },
  ],
  ['with another contract', { accountingContract: '4700' }],
  ['as somebody else', { id: 'sabine' }],
])('nothing stays of a page when the user goes on %s', async (_, change) => {
  const { open } = setUp();
  const area = await open();
  const { user } = area.state().session;
  act(() => area.go(`/haushalt/${first}/zwei`));
  expect(heading()).toBe('eins');
  if (user) act(() => void area.shared.store.dispatch(userSet({ ...user, ...change })));
  expect(heading()).toBe('Seite wird geladen');
});

test('a file that is missing is said in place of the page, with a way to fetch it again', async () => {
  const { open, come, fail } = setUp();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React and the sink report what is thrown
  const area = await open();
  act(() => area.go(`/haushalt/${first}/zwei`));
  await fail('zwei');
  expect(heading()).toBe('Nicht erreichbar');
  act(() => screen.getByRole('button', { name: /Erneut/ }).click());
  await come('zwei');
  expect(heading()).toBe('zwei');
});

test('a page that is left is not drawn once more, though the next one asks for the same documents', async () => {
  const draws: string[] = [];
  const drawn = (name: string) => async () => ({
    default: () => {
      draws.push(name);
      return <h1>{name}</h1>;
    },
  });
  const pages = [
    defineScreen(route('eins'), { page: drawn('eins'), documents: ['persons', 'assets'] }),
    defineScreen(route('zwei'), { page: drawn('zwei'), documents: ['persons', 'assets', 'contracts'] }),
  ];
  const area = defineMicroApp(defineArea('analysis', pages), {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  });
  const services = createTestServices([lena]);
  const { go } = await renderArea(area, { path: `/haushalt/${first}/eins`, services });
  const before = draws.length;
  act(() => go(`/haushalt/${first}/zwei`));
  expect(await screen.findByRole('heading', { name: 'zwei' })).toBeVisible();
  expect(draws.slice(before)).not.toContain('eins');
});

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('after 8 seconds the user is told, after 20 the page counts as not coming', async () => {
    jest.useRealTimers();
    const { open } = setUp();
    jest.spyOn(console, 'error').mockImplementation(() => {}); // as above
    const area = await open();
    jest.useFakeTimers();
    act(() => area.go(`/haushalt/${first}/zwei`));
    const notified = () => area.messages.filter(({ type }) => type === 'showMessage').length > 0;
    await act(() => jest.advanceTimersByTimeAsync(7_900));
    expect(notified()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(notified()).toBe(true);
    expect(heading()).toBe('eins');
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(heading()).toBe('Nicht erreichbar');
  });
});
