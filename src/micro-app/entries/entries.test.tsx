import {
  type Income,
  ownCore,
  defineScreen,
  type PageProps,
  type SectionData,
} from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { selectDirty } from '@vp-digital/core/session';
import { createAreaApi } from '@vp-digital/core/services';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoneyField, NumberField, SelectField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { defineMicroApp } from '../defineMicroApp';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  type TestHousehold,
  testHouseholds,
} from '../testing';
import { useEntries } from './useEntries';
import { useEntry } from './useEntry';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;
const [[incomeId, lenas] = []] = Object.entries(musterfeld.sections.incomes?.items ?? {});
if (!incomeId || !lenas) throw new Error('the first income is missing');
const { personId } = lenas;
const [paymentId = ''] = Object.keys(lenas.specialPayments);

function Fields({ incomes, plans }: { incomes: SectionData['incomes']; plans: SectionData['healthPlans'] }) {
  const income = useEntry({
    section: 'incomes',
    id: incomeId,
    value: incomes.items[incomeId as string],
    of: 'Lena',
  });
  const plan = useEntry({
    section: 'healthPlans',
    id: personId,
    value: plans.items[personId],
    blank: { plannedChildren: 0 },
    of: 'Lena',
  });
  const list = useEntries('incomes');
  const second = { ...(lenas as Income), specialPayments: {} };
  return (
    <>
      <MoneyField {...income.field('gross', 'Brutto')} max={1_000_000_00} />
      <NumberField {...income.required('paymentsPerYear', 'Zahlungen')} min={12} max={15} />
      <SelectField
        {...income.choice('kind', 'Art')}
        options={[
          { value: 'salary', label: 'Gehalt' },
          { value: 'other', label: 'Sonstiges' },
        ]}
      />
      <MoneyField
        {...income.part('specialPayments', paymentId, 'Lena: Sonderzahlung').field('net', 'davon netto')}
      />
      <MoneyField {...plan.field('sickPayDay', 'Krankentagegeld')} />
      <MoneyField {...plan.field('deductibleYear')} />
      <button
        type="button"
        onClick={() => {
          list.put('new', second, 'Lena: zweites');
          list.remove(incomeId as string, 'Lena: erstes');
        }}
      >
        Tauschen
      </button>
    </>
  );
}

function FieldsPage({ stored }: PageProps<Pick<SectionData, 'incomes' | 'healthPlans'>>) {
  const [shown, setShown] = useState(true);
  return (
    <main tabIndex={-1}>
      {shown && <Fields incomes={stored.incomes} plans={stored.healthPlans} />}
      <button type="button" onClick={() => setShown(false)}>
        Schließen
      </button>
    </main>
  );
}

const documents = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'contracts',
  'healthPlans',
] as const;

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: FieldsPage }), documents }),
  ]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

async function open(household: TestHousehold = musterfeld) {
  const services = createTestServices([household]);
  const rendered = await renderArea(area, { path: routes.income.href({ householdId }), services });
  await screen.findByRole('textbox', { name: 'Brutto' });
  const unsaved = () => Object.values(selectDirty(rendered.state())).map(({ label }) => label);
  return { ...rendered, services, unsaved };
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function retype(name: string, value: string) {
  await userEvent.clear(field(name));
  if (value !== '') await userEvent.type(field(name), value);
}

const leave = () => userEvent.tab();

test('a field is written by its own path and called by whose it is and its word', async () => {
  const { services, unsaved } = await open();
  await retype('Brutto', '4000');
  expect(unsaved()).toEqual(['Lena: Brutto']);
  await leave();
  await waitFor(() => expect(unsaved()).toEqual([]));
  expect(services.section(householdId, 'incomes').items[incomeId]?.gross).toBe(400_000);
  expect(services.writes).toMatchObject([{ section: 'incomes', paths: [`/items/${incomeId}/gross`] }]);
});

test.each(['estimated', 'document'] as const)(
  'what was %s is typed once somebody types a number over it, also one within, and not by a choice',
  async (source) => {
    const sections = {
      ...musterfeld.sections,
      incomes: { items: { [incomeId]: { ...lenas, source } } },
    };
    const { services, unsaved } = await open({ ...musterfeld, sections });
    const income = () => services.section(householdId, 'incomes').items[incomeId];
    await userEvent.click(screen.getByRole('combobox', { name: /^Art/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sonstiges' }));
    await waitFor(() => expect(income()).toMatchObject({ kind: 'other', source }));
    await retype('davon netto', '700');
    await leave();
    await waitFor(() => expect(unsaved()).toEqual([]));
    expect(income()).not.toHaveProperty('source');
  },
);

test('a field without a word of its own is called like its entry', async () => {
  const { unsaved } = await open();
  await retype('Lena', '300');
  expect(new Set(unsaved())).toEqual(new Set(['Lena']));
});

test('the first field brings the entry into being, with what every entry begins with; an empty one does not', async () => {
  const { services } = await open();
  await userEvent.click(field('Krankentagegeld'));
  await leave();
  await retype('Krankentagegeld', '85');
  await leave();
  const plan = () => services.section(householdId, 'healthPlans').items[personId];
  await waitFor(() => expect(plan()).toMatchObject({ plannedChildren: 0, sickPayDay: 8_500 }));
  expect(services.writes.map(({ section }) => section)).toEqual(['healthPlans']);
});

test('a choice is saved at once', async () => {
  const { services } = await open();
  await userEvent.click(screen.getByRole('combobox', { name: /^Art/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sonstiges' }));
  await waitFor(() => expect(services.writes).toHaveLength(1), { timeout: 500 }); // the queue waits for 800 ms
});

test('a field that no entry is without keeps what is stored when it is emptied', async () => {
  const { services, unsaved } = await open();
  await retype('Zahlungen', '');
  await leave();
  expect(unsaved()).toEqual(['Lena: Zahlungen']);
  expect(await screen.findByText(/Zahlungen/, { selector: '[id$=error]' })).toBeVisible();
  expect(services.writes).toEqual([]);
  await retype('Zahlungen', '13');
  await leave();
  await waitFor(() => expect(unsaved()).toEqual([]));
});

test('an entry within the entry has its own fields', async () => {
  const { services } = await open();
  await retype('davon netto', '1900');
  await leave();
  const net = () => services.section(householdId, 'incomes').items[incomeId]?.specialPayments[paymentId]?.net;
  await waitFor(() => expect(net()).toBe(190_000));
});

test('text that is no value is not saved, and goes with its fields', async () => {
  const { services, unsaved } = await open();
  await userEvent.type(field('Brutto'), 'viel');
  await leave();
  expect(unsaved()).toEqual(['Lena: Brutto']);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(unsaved()).toEqual([]);
  expect(services.writes).toEqual([]);
});

test('what one event adds and removes is one save', async () => {
  const { services } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tauschen' }));
  await waitFor(() => expect(services.writes).toHaveLength(1));
  expect(services.writes[0]?.paths).toEqual(['/items/new', `/items/${incomeId}`]);
});

test('what the service refuses is said at its field, and at no other', async () => {
  const { services } = await open();
  services.intercept(({ method }) =>
    method === 'PATCH'
      ? problemAnswer(422, 'invalid', [
          { path: `/items/${incomeId}/gross`, code: 'custom', message: 'custom' },
        ])
      : undefined,
  );
  await retype('Brutto', '4000');
  await leave();
  await waitFor(() => expect(field('Brutto')).toBeInvalid());
  expect(field('Krankentagegeld')).toBeValid();
});

test('a field that the services do not know yet is disabled beforehand and says why; the others are open', async () => {
  const services = createTestServices([musterfeld]);
  services.intercept(({ url, method }) =>
    method === 'GET' && url.pathname.endsWith('/sections/healthPlans')
      ? json(200, {
          section: 'healthPlans',
          version: 0,
          data: { items: {} },
          knows: ['position', 'source', 'deductibleYear'],
        })
      : undefined,
  );
  await renderArea(area, { path: routes.income.href({ householdId }), services });
  const closed = await screen.findByRole('textbox', { name: 'Krankentagegeld' });
  expect(closed).toBeDisabled();
  expect(closed).toHaveAccessibleDescription(/Diese Angabe ist neu/);
  expect(field('Lena')).toBeEnabled();
  expect(field('Brutto')).toBeEnabled();
});
