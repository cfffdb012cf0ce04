import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { aidOf, aids } from '@vp-digital/core/household/testing/fictitious';
import { defineArea, routes } from '@vp-digital/core/reference';
import { clearDrafts, createAreaApi } from '@vp-digital/core/services';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoButton } from '@vp-digital/core/parts';
import { Page, TextField } from '@vp-digital/core/ui';
import { defineMicroApp } from './defineMicroApp';
import { useEntry } from './entries/useEntry';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [, musterhaus] = testHouseholds;
const { householdId, persons } = musterhaus.summary;
const [{ personId } = { personId: '' }] = persons;
const id = crypto.randomUUID();
const household = {
  ...musterhaus,
  sections: { ...musterhaus.sections, [aids]: { items: { [id]: aidOf(personId) } } },
};

function Fields({ value }: { value: Readonly<Record<string, string>> }) {
  // the document is none of the product's, so its fields have no types
  const { set, leave } = useEntry({ section: aids, id, value: value as never, of: 'Hilfe' });
  const field = (name: string, label: string) => (
    <TextField
      label={label}
      value={value[name]}
      maxLength={80}
      onChange={(next) => set(name as never, next as never, label)}
      onBlur={leave}
    />
  );
  return (
    <Page name="Hilfen">
      <UndoButton />
      {field('name', 'Name')}
      {field('diagnosis', 'Diagnose')}
      {field('iban', 'IBAN')}
      {field('opinion', 'Einschätzung')}
    </Page>
  );
}

const AidsPage = ({ data }: PageProps<Partial<SectionData>>) => (
  <Fields value={data[aids]?.items[id] as never} />
);

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: AidsPage }), documents: [aids] }),
  ]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

/** Nobody tries again by itself: what the first page sent is not sent once more when the second one is there. */
const later = () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } });

function start() {
  const services = createTestServices([household]);
  let connected = true;
  services.intercept(({ method }) => (method === 'PATCH' && !connected ? later() : undefined));
  return {
    services,
    connection: (is: boolean) => {
      connected = is;
    },
    open: () => renderArea(area, { path: routes.income.href({ householdId }), services }),
    stored: () => services.section(householdId, aids).items[id] as Record<string, unknown> | undefined,
  };
}

async function retype(name: string, value: string) {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

afterEach(() => clearDrafts('petra'));

test('a document that is only defined is saved, and taken back by undo', async () => {
  const { open, stored } = start();
  await open();
  await retype('Name', 'Brille');
  await userEvent.tab();
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Brille' }));
  await userEvent.click(await screen.findByRole('button', { name: /Rückgängig/ }));
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Hörgerät' }));
});

test('of what could not be saved nothing protected stays on the device', async () => {
  const { open, stored, connection } = start();
  connection(false);
  const { mounted, element } = await open();
  await retype('Name', 'Brille');
  await retype('Diagnose', 'Kurzsichtig');
  await retype('IBAN', 'DE00');
  await retype('Einschätzung', 'Gut');
  await act(() => mounted.unmount());
  element.remove();
  connection(true);
  await open();
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Brille' }));
  const { diagnosis, iban, opinion } = aidOf(personId);
  expect(stored()).toMatchObject({ diagnosis, iban, opinion });
});

test('the same field changed by somebody else is decided with both values in sight', async () => {
  const { open, services, stored } = start();
  await open();
  await retype('Name', 'Meins');
  services.changeElsewhere(householdId, aids, `/items/${id}/name`, 'Anderes');
  await userEvent.tab();
  const choice = await screen.findByRole('group', { name: 'Hilfe: Name' });
  expect(choice).toHaveTextContent('Meins');
  expect(choice).toHaveTextContent('Anderes');
  await userEvent.click(within(choice).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Meins' }));
});
