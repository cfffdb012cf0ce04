import type { ShownPicture } from '@vp-digital/core/contracts';
import type { CustomerLook } from '@vp-digital/core/shell';
import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import type { Shell } from '../../../session/createShell';
import { ShellProvider } from '../../../session/ShellContext';
import { createValue } from '../../../value/createValue';
import type { TelephoneCalls } from './telephoneCalls';
import { useShownPicture } from './useShownPicture';

const overview = '/haushalt/:householdId/uebersicht';
const consents = '/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen';

const pageOf = (path: string, text: string) =>
  `<div data-vp-customer data-vp-customer-page="${path}"><h1>${text}</h1></div>`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

async function open(markup: string, look: CustomerLook = { width: 340 }) {
  document.body.innerHTML = `<div id="shell">${markup}</div>`;
  const source = document.getElementById('shell');
  if (!source) throw new Error('the page is missing');
  const sent: ShownPicture[] = [];
  const calls = {
    show: async (picture: ShownPicture) => {
      sent.push(picture);
      return { kind: 'telephones', telephones: { partners: [] } };
    },
  } as unknown as TelephoneCalls; // what is called here
  const household = { calls, take: () => {} };
  const shell = { customer: createValue(look), page: { area: 'haushalt' } } as unknown as Shell; // what is asked here
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(ShellProvider, { value: shell }, children);
  const settings = { hideAmounts: false, frozen: false, pointing: false };
  const { rerender } = renderHook((switches) => useShownPicture(household, switches, 'jonas'), {
    wrapper,
    initialProps: settings,
  });
  const passed = () => act(() => jest.advanceTimersByTimeAsync(1_000));
  await passed();
  return {
    source,
    sent,
    passed,
    set: (next: Partial<typeof settings>) => rerender({ ...settings, ...next }),
  };
}

test('a page is sent as what it says it is, whatever the address says meanwhile', async () => {
  window.history.replaceState(null, '', '/haushalt/2/uebersicht');
  const { source, sent, passed } = await open(pageOf(consents, 'Einwilligungen'));
  expect(sent.map(({ screen, nodes }) => ({ screen, nodes }))).toEqual([{ screen: consents, nodes: [] }]);
  source.firstElementChild?.toggleAttribute('inert', true); // as an area that goes
  source.append(document.createElement('p'));
  await passed();
  source.innerHTML = pageOf(overview, 'Ihr Überblick');
  await passed();
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)?.screen).toBe(overview);
  expect(JSON.stringify(sent)).not.toContain('Einwilligungen');
  expect(JSON.stringify(sent)).toContain('Ihr Überblick');
});

test.each(['', 'true'])('an older area’s page, which says “%s”, is not sent', async (value) => {
  window.history.replaceState(null, '', '/haushalt/2/uebersicht');
  const { sent } = await open(pageOf(value, 'Ihr Überblick'));
  expect(sent.map(({ nodes }) => nodes)).toEqual([[]]);
});

test('two pages that stand at once are not sent together', async () => {
  const { sent } = await open(pageOf(overview, 'Ihr Überblick') + pageOf(consents, 'Einwilligungen'));
  expect(sent.map(({ nodes }) => nodes)).toEqual([[]]);
});

test('a frozen picture stays of the page of which it was drawn', async () => {
  const { source, sent, passed, set } = await open(pageOf(consents, 'Einwilligungen'));
  set({ frozen: true });
  source.innerHTML = pageOf(overview, 'Ihr Überblick');
  await passed();
  set({ frozen: true, hideAmounts: true });
  await passed();
  expect(sent.map(({ nodes }) => nodes)).toEqual([[]]);
  set({});
  await passed();
  expect(sent.at(-1)?.screen).toBe(overview);
  expect(JSON.stringify(sent)).not.toContain('Einwilligungen');
});

test('amounts of a frozen picture are hidden under its own page', async () => {
  const { source, sent, passed, set } = await open(pageOf(overview, 'Ihr Überblick 1.000 €'));
  set({ frozen: true });
  source.innerHTML = pageOf(consents, 'Einwilligungen');
  await passed();
  set({ frozen: true, hideAmounts: true });
  await passed();
  expect(sent.at(-1)?.screen).toBe(overview);
  expect(JSON.stringify(sent.at(-1))).toContain('Ihr Überblick');
  expect(JSON.stringify(sent.at(-1))).not.toContain('1.000');
});

describe('beside a second window', () => {
  const twoWidths = { width: 1200, also: 340 } as const;
  const wide = pageOf(overview, 'Ihr Überblick, breit');

  test('what is drawn for telephones is sent', async () => {
    const narrow = pageOf(overview, 'Ihr Überblick, schmal').replace('<div ', '<div data-vp-customer-also ');
    const { sent } = await open(wide + narrow, twoWidths);
    expect(JSON.stringify(sent)).toContain('schmal');
    expect(JSON.stringify(sent)).not.toContain('breit');
  });

  test('an area that draws its page once shows that one', async () => {
    const { sent } = await open(wide, twoWidths);
    expect(JSON.stringify(sent)).toContain('breit');
  });
});
