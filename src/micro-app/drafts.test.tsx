import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { clearDrafts, createAreaApi, useSectionEditor } from '@vp-digital/core/services';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from './defineMicroApp';
import { useHouseholdId } from './routeParameters';
import { createTestServices, problemAnswer, renderArea, testHouseholds } from './testing';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [incomeId = ''] = Object.keys(musterhaus.sections.incomes?.items ?? {});
const place = `/items/${incomeId}/net`;

const documents = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

/** One field of one document. */
function NetPage({ stored }: PageProps<Pick<SectionData, 'incomes'>>) {
  const editor = useSectionEditor(useHouseholdId(), 'incomes');
  return (
    <label>
      Netto
      <input
        value={stored.incomes.items[incomeId]?.net ?? ''}
        onChange={({ target }) => editor.set(place, Number(target.value), 'Jonas: Netto')}
      />
    </label>
  );
}

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: NetPage }), documents }),
  ]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

function start() {
  const services = createTestServices([musterhaus]); // checked above
  let connected = true;
  services.intercept(({ method }) =>
    method === 'PATCH' && !connected ? problemAnswer(503, 'unavailable') : undefined,
  );
  const connection = (is: boolean) => {
    connected = is;
  };
  const open = (user = 'petra') =>
    renderArea(area, { path: routes.income.href({ householdId }), services, user: { id: user } });
  const net = () => services.section(householdId, 'incomes').items[incomeId]?.net;
  return { services, open, connection, net };
}

async function retype(value: string) {
  const field = await screen.findByRole('textbox', { name: 'Netto' });
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

const notice = expect.objectContaining({
  type: 'showMessage',
  payload: expect.objectContaining({ text: expect.stringContaining('wiederhergestellt: Jonas: Netto') }),
});

/** The session runs out, or the tab is closed: nothing typed could be sent any more. */
async function typeAndEnd({ open, connection }: ReturnType<typeof start>) {
  connection(false);
  const { mounted, element } = await open();
  await retype('330050');
  await act(() => mounted.unmount());
  element.remove();
  connection(true);
}

afterEach(() => clearDrafts('petra'));

test('what could not be saved is back at the next opening, said so, and saved then', async () => {
  const kit = start();
  await typeAndEnd(kit);
  const { messages, state } = await kit.open();
  await waitFor(() => expect(kit.net()).toBe(330050));
  expect(screen.getByRole('textbox', { name: 'Netto' })).toHaveValue('330050');
  expect(messages).toContainEqual(notice);
  await waitFor(() => expect(state().session.dirty).toEqual({}));
});

test('once it is saved, nothing comes back any more', async () => {
  const kit = start();
  await typeAndEnd(kit);
  const first = await kit.open();
  await waitFor(() => expect(kit.net()).toBe(330050));
  await act(() => first.mounted.unmount());
  first.element.remove();
  kit.services.changeElsewhere(householdId, 'incomes', place, 1);
  const { messages } = await kit.open();
  expect(await screen.findByRole('textbox', { name: 'Netto' })).toHaveValue('1');
  expect(messages).not.toContainEqual(notice);
});

test('the same field changed by somebody else meanwhile is not overwritten', async () => {
  const kit = start();
  await typeAndEnd(kit);
  kit.services.changeElsewhere(householdId, 'incomes', place, 310000);
  const { state } = await kit.open();
  await waitFor(() =>
    expect(Object.values(state().session.dirty)).toEqual([
      { area: 'analysis', label: 'Jonas: Netto', state: 'failed' },
    ]),
  );
  expect(kit.net()).toBe(310000);
});

test('what is dropped on purpose does not come back', async () => {
  const kit = start();
  kit.connection(false);
  const { mounted, element } = await kit.open();
  await retype('330050');
  act(() => mounted.discard());
  await act(() => mounted.unmount());
  element.remove();
  const { messages } = await kit.open();
  expect(await screen.findByRole('textbox', { name: 'Netto' })).not.toHaveValue('330050');
  expect(messages).not.toContainEqual(notice);
});

test('another user of the device sees nothing of it', async () => {
  const kit = start();
  await typeAndEnd(kit);
  const { messages } = await kit.open('sabine');
  expect(await screen.findByRole('textbox', { name: 'Netto' })).not.toHaveValue('330050');
  expect(messages).not.toContainEqual(notice);
});

test('without storage it is said once, and saving goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports what failed
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const kit = start();
  const { messages } = await kit.open();
  await retype('330050');
  await waitFor(() => expect(kit.net()).toBe(330050));
  await retype('330060');
  await waitFor(() => expect(kit.net()).toBe(330060));
  full.mockRestore();
  expect(messages.filter(({ type }) => type === 'showMessage')).toMatchObject([
    { payload: { severity: 'warning', text: expect.stringContaining('nicht zwischengesichert') } },
  ]);
});
