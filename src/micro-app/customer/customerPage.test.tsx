import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import type { CustomerLook, CustomerPort } from '@vp-digital/core/shell';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from '../testing';

const [household] = testHouseholds;
const path = routes.income.href({ householdId: household.summary.householdId });

type Data = Pick<SectionData, 'persons'>;

const namesOf = ({ persons }: Data) =>
  Object.values(persons.items)
    .map(({ firstName }) => firstName)
    .join(', ');

function AdvisorsPage({ data }: PageProps<Data>) {
  const [times, setTimes] = useState(0);
  return (
    <main>
      <h1 id={useId()}>Einkommen</h1>
      <p>{namesOf(data)}</p>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {`${times} mal`}
      </button>
    </main>
  );
}

let broken = false;

function CustomersPage({ data }: PageProps<Data>) {
  if (broken) throw new Error('the page for the customer is broken');
  return <h1 id={useId()}>{`Ihr Einkommen, ${namesOf(data)}`}</h1>;
}

/** A shell's end of the port. */
function createPort() {
  const listeners = new Set<() => void>();
  let look: CustomerLook | undefined;
  const port: CustomerPort = {
    current: () => look,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const show = (next: CustomerLook | undefined) =>
    act(async () => {
      look = next;
      for (const listener of listeners) listener();
    });
  return { port, show, listening: () => listeners.size };
}

async function open({ withPort = true } = {}) {
  const customer = jest.fn(async () => ({ default: CustomersPage }));
  const area = defineMicroApp(
    defineArea('analysis', [
      defineScreen(routes.income, {
        page: async () => ({ default: AdvisorsPage }),
        documents: ['persons'],
        customer,
      }),
    ]),
    { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
  );
  const { port, show, listening } = createPort();
  const rendered = await renderArea(area, {
    path,
    services: createTestServices([household]),
    ...(withPort ? { customer: port } : {}),
  });
  const drawn = () => rendered.element.querySelector('[data-vp-customer-page]');
  return { ...rendered, customer, show, listening, drawn };
}

const at = { width: 1200 } as const;

beforeEach(() => {
  broken = false;
});

test('while nobody looks on nothing is fetched and nothing drawn; an older shell never asks', async () => {
  const { customer, drawn } = await open();
  expect(customer).not.toHaveBeenCalled();
  expect(drawn()).toBeNull();
  const older = await open({ withPort: false });
  expect(older.customer).not.toHaveBeenCalled();
});

test('drawn beside the main part, where nobody sees, hears or reaches it, but laid out', async () => {
  const { element, show, drawn } = await open();
  await show(at);
  await waitFor(() =>
    expect(drawn()).toHaveTextContent(`Ihr Einkommen, ${household.summary.persons[0]?.firstName ?? ''}`),
  );
  expect(drawn()?.getAttribute('data-vp-customer-page')).toBe(routes.income.path);
  const place = drawn()?.closest<HTMLElement>('[inert]');
  expect(place?.getAttribute('aria-hidden')).toBe('true');
  expect([place?.style.visibility, place?.style.display, place?.hidden]).toEqual(['hidden', '', false]);
  expect(place?.style.width).toBe('1140px');
  expect(place?.closest('main')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await show({ width: 340 });
  expect(place?.style.width).toBe('308px');
});

test('for a second place of another class it is drawn once more, and goes with that place', async () => {
  const { element, show, customer } = await open();
  const pages = () => [...element.querySelectorAll('[data-vp-customer-page]')];
  await show({ width: 1200, also: 340 });
  await waitFor(() =>
    expect(pages().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ihr Einkommen'),
      expect.stringContaining('Ihr Einkommen'),
    ]),
  );
  expect(pages().map((page) => page.hasAttribute('data-vp-customer-also'))).toEqual([false, true]);
  expect(pages().map((page) => page.closest<HTMLElement>('[inert]')?.style.width)).toEqual([
    '1140px',
    '308px',
  ]);
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(customer).toHaveBeenCalledTimes(1);
  await show({ width: 1200 });
  expect(pages().map((page) => page.hasAttribute('data-vp-customer-also'))).toEqual([false]);
});

test('it goes with the look, and fifty of them leave nothing; its code is fetched once', async () => {
  const { element, show, drawn, customer, listening } = await open();
  await userEvent.click(screen.getByRole('button', { name: '0 mal' }));
  const before = element.innerHTML;
  const listened = listening();
  for (let times = 0; times < 50; times += 1) {
    await show(at);
    await waitFor(() => expect(drawn()).toHaveTextContent('Ihr Einkommen'));
    await show(undefined);
  }
  expect(element.innerHTML).toBe(before);
  expect(listening()).toBe(listened);
  expect(customer).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '1 mal' })).toBeVisible(); // the advisor's page never began anew
});

test('one that fails is reported and not there; the advisor’s page stays', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {}); // React and the sink report what is thrown
  broken = true;
  const { show, drawn } = await open();
  await show(at);
  await waitFor(() => expect(drawn()).toBeNull());
  expect(said.mock.calls.flat().map(String).join()).toContain('the page for the customer is broken');
  expect(screen.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await show(undefined);
  broken = false;
  await show(at);
  await waitFor(() => expect(drawn()).toHaveTextContent('Ihr Einkommen'));
});

test('a second place has a page of its own from the moment on that the first one has another width', async () => {
  const { element, show, drawn } = await open();
  await show({ width: 340 });
  await waitFor(() => expect(drawn()).toHaveTextContent('Ihr Einkommen'));
  const taken: (string | null)[] = [];
  const observer = new MutationObserver(() => {
    const isWide = element.querySelector('[style*="1140px"]') !== null;
    const second = element.querySelector('[data-vp-customer-also]');
    if (isWide && !second) taken.push(element.innerHTML);
  });
  observer.observe(element, { subtree: true, childList: true, attributes: true });
  await show({ width: 1200, also: 340 });
  await waitFor(() =>
    expect(element.querySelector('[data-vp-customer-also]')).toHaveTextContent('Ihr Einkommen'),
  );
  observer.disconnect();
  expect(taken).toEqual([]);
});
