import { routes } from '@vp-digital/core/reference';
import { type CustomerLook, customerMarks, type ToShell } from '@vp-digital/core/shell';
import { testRegistry } from '@vp-digital/core/shell/testing';
import { createValue } from '../value/createValue';
import { createFramedPicture } from './framedPicture';
import { createTestLocation, householdId } from './testing/testHost';

type Drawn = ToShell['customerDrawn'];

const other = '11111111-0000-4000-8000-000000000003';
const [income, expenses] = [routes.income.path, routes.expenses.path];
const registry = testRegistry({
  analysis: [
    { path: income, customer: true },
    { path: expenses, customer: true },
  ],
  haushalt: [{ path: routes.householdOverview.path, customer: true }],
});

/** What a frame draws: a page for the customer, within the element that says under which version its styles hold. */
const pageOf = (text: string): Drawn['nodes'] => [
  { in: -1, name: 'div', attributes: { 'data-vp-ui': '1.0.0', 'data-page': '' } },
  { in: 0, name: 'div' },
  { in: 1, name: 'article' },
  { in: 2, name: 'h1' },
  { in: 3, text },
];

function open(look: CustomerLook | undefined = { width: 1200 }) {
  const customer = createValue<CustomerLook | undefined>(look);
  const location = createTestLocation(routes.income.href({ householdId }));
  const picture = createFramedPicture({ area: 'analysis', registry, location, customer });
  document.body.append(picture.element);
  const give = async (drawn: Partial<Drawn> = {}) => {
    picture.take({
      path: location.current(),
      screen: income,
      also: false,
      styles: [],
      nodes: pageOf('Ihr Einkommen'),
      ...drawn,
    });
    await jest.advanceTimersByTimeAsync(100);
  };
  return { ...picture, customer, location, give };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const pages = () => [...document.querySelectorAll(`[${customerMarks.page}]`)];

test('a frame’s picture stands as a page made for the customer, in the look of its version', async () => {
  const { element, first, give } = open();
  expect(pages().map(({ textContent }) => textContent)).toEqual(['']); // until it is drawn
  await give({ ask: 'Kommt noch etwas dazu?' });
  await first;
  const [page] = pages();
  expect(page).toHaveTextContent('Ihr Einkommen');
  expect(page?.getAttribute(customerMarks.page)).toBe(income);
  expect(page?.closest('[data-vp-ui]')?.getAttribute('data-vp-ui')).toBe('1.0.0');
  expect(page?.querySelector(`[${customerMarks.ask}]`)?.getAttribute(customerMarks.ask)).toBe(
    'Kommt noch etwas dazu?',
  );
  expect(element).toHaveProperty('inert', true);
});

test('a page that is empty as yet is not the first picture; one that is left out is', async () => {
  for (const nodes of [pageOf('Ihr Einkommen'), []]) {
    const { first, give } = open();
    const seen = jest.fn();
    void first.then(seen);
    await give({ nodes: pageOf('').slice(0, 2) });
    expect(seen).not.toHaveBeenCalled();
    await give({ nodes });
    expect(seen).toHaveBeenCalled();
  }
});

test('a second place has a page of its own, as long as somebody looks there', async () => {
  const { customer, give } = open({ width: 1200, also: 340 });
  await give({ also: true, nodes: pageOf('schmal') });
  await give({ nodes: pageOf('breit') });
  expect(pages().map(({ textContent }) => textContent)).toEqual(['breit', 'schmal']);
  customer.set({ width: 340 });
  await give({ also: true, nodes: pageOf('schmal') });
  expect(pages().map(({ textContent }) => textContent)).toEqual(['breit']);
  customer.set(undefined);
  await give();
  expect(pages()).toEqual([]);
});

test('calculations that are open come beside it, as blocks', async () => {
  const { element, give } = open();
  const sheet = [
    { in: -1, name: 'div', attributes: { 'data-vp-ui': '1.0.0' } },
    { in: 5, name: 'div', attributes: { 'data-side-sheet': '' } },
    { in: 6, text: 'So haben wir gerechnet' },
  ];
  await give({ nodes: [...pageOf('Ihr Einkommen'), ...sheet] });
  const blocks = [...element.querySelectorAll(`[${customerMarks.block}]`)];
  expect(blocks.map((block) => block.matches('[data-side-sheet]'))).toEqual([false, true]);
  expect(pages()).toHaveLength(1);
});

const within = (...nodes: object[]) => [...pageOf('x'), ...nodes];

test.each([
  ['of a script', { nodes: within({ in: 2, name: 'script' }) }],
  ['of a handler', { nodes: within({ in: 2, name: 'p', attributes: { onclick: 'x()' } }) }],
  ['of a way', { nodes: within({ in: 2, name: 'a', attributes: { href: 'javascript:x()' } }) }],
  ['of a frame', { nodes: within({ in: 2, name: 'iframe' }) }],
  ['of something that loads', { nodes: within({ in: 2, name: 'img', attributes: { src: '/x.png' } }) }],
  ['of a style that loads', { nodes: within({ in: 2, name: 'p', style: { color: 'url(/x)' } }) }],
  ['of a mark of its own', { nodes: within({ in: 2, name: 'p', attributes: { 'data-vp-ask': 'x' } }) }],
  ['of text without nodes', { nodes: ['<img src=x onerror=alert(1)>'] }],
  ['of more than a picture may have', { nodes: pageOf('x'.repeat(300_000)) }],
  ['of another page', { screen: expenses }],
  ['of another area', { screen: routes.householdOverview.path }],
  ['of another household', { path: routes.income.href({ householdId: other }) }],
  ['of another address', { path: routes.expenses.href({ householdId }), screen: expenses }],
  ['for a place where nobody looks', { also: true }],
])('nothing is shown %s', async (_, drawn: Partial<Drawn>) => {
  const { element, give } = open();
  await give();
  const before = element.innerHTML;
  await give(drawn);
  expect(element.innerHTML).toBe(before);
});

test('markup in a name is its text', async () => {
  const { give } = open();
  await give({ nodes: pageOf('<img src=x onerror=alert(1)>') });
  expect(pages()[0]).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

test('nothing is left of a household at the address of another one, nor without a look', async () => {
  const { customer, give, location } = open();
  await give();
  location.navigate(routes.income.href({ householdId: other }));
  expect(pages().map(({ textContent }) => textContent)).toEqual(['']);
  await give();
  customer.set(undefined);
  expect(pages()).toEqual([]);
});

test('of a flood of pictures few are made, and the last one is', async () => {
  const { element, take, location } = open();
  let made = 0;
  const observer = new MutationObserver(() => {
    made += 1;
  });
  observer.observe(element, { subtree: true, childList: true });
  for (let time = 0; time < 1_000; time += 1)
    take({
      path: location.current(),
      screen: income,
      also: false,
      styles: [],
      nodes: pageOf(`Bild ${time}`),
    });
  await jest.advanceTimersByTimeAsync(50);
  expect(pages()[0]).toHaveTextContent('Bild 0');
  await jest.advanceTimersByTimeAsync(100);
  expect(pages()[0]).toHaveTextContent('Bild 999');
  expect(made).toBeLessThan(3);
});

test('style sheets come from this page’s own origin, released ones of the area only, each once', async () => {
  const { give } = open();
  const own = '/areas/analysis/1.0.0-abc/12.css';
  await give({
    styles: [own, '/areas/pkv/1.0.0/1.css', 'https://evil.example/x.css', '/areas/analysis/../x.css'],
  });
  await give({ styles: [own], nodes: pageOf('anders') });
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([own]);
});

test('however many style sheets a frame names, one after the other, few are asked for', async () => {
  const { give } = open();
  for (let time = 0; time < 10; time += 1) {
    const styles = Array.from({ length: 20 }, (_, at) => `/areas/analysis/1.0.0/${time}-${at}.css`);
    await give({ styles, nodes: pageOf(`Bild ${time}`) });
  }
  expect(document.head.querySelectorAll('link')).toHaveLength(40);
  expect(pages()[0]).toHaveTextContent('Bild 9');
});

test('after its end nothing of a picture that was on its way comes to the page', async () => {
  const { element, location, stop, take } = open();
  const before = element.innerHTML;
  const styles = ['/areas/analysis/1.0.0-abc/12.css'];
  take({ path: location.current(), screen: income, also: false, styles, nodes: pageOf('spät') });
  stop();
  await jest.advanceTimersByTimeAsync(200);
  expect(element.innerHTML).toBe(before);
  expect(document.head.querySelector('link')).toBeNull();
});
