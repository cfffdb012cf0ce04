import type { SectionData } from '@vp-digital/core/household';
import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [musterfeld, musterhaus] = sampleHouseholds;

async function open(sample: SampleHousehold, changed: Partial<SectionData> = {}) {
  const household = testHousehold({ ...sample, sections: { ...sample.sections, ...changed } });
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const path = routes.income.href({ householdId });
  const page = await renderArea(analysis, { path, services, now: '2026-10-01T08:00:00Z' });
  return { ...page, incomes: () => Object.values(services.section(householdId, 'incomes').items) };
}

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
  await userEvent.tab();
};

describe('a special payment', () => {
  const payment = async () =>
    within((await screen.findAllByRole('group', { name: /^Sonderzahlung im/ }))[0] as HTMLElement);

  test('keeps its gross amount when month or net is changed, and the gross can be typed', async () => {
    const { state, incomes } = await open(musterfeld);
    const special = () => Object.values(incomes()[0]?.specialPayments ?? {})[0];
    const before = special()?.gross;
    expect(before).toBeGreaterThan(0);
    const fields = await payment();
    await retype(fields.getByRole('textbox', { name: 'Netto einmalig' }), '1.900');
    await waitFor(() => expect(special()).toMatchObject({ gross: before, net: 1_900_00 }));
    await retype(fields.getByRole('textbox', { name: 'Brutto einmalig' }), '3.400');
    await waitFor(() => expect(special()).toMatchObject({ gross: 3_400_00, net: 1_900_00 }));
    await waitFor(() => expect(state().session.dirty).toEqual({}));
  });

  test('that was removed says so, and comes back whole', async () => {
    const { incomes } = await open(musterfeld);
    const payments = () => incomes()[0]?.specialPayments ?? {};
    const before = payments();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /^Sonderzahlung im .* entfernen/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(Object.keys(payments())).toHaveLength(Object.keys(before).length - 1));
    const notice = screen
      .getByText(/^Sonderzahlung im .* entfernt/)
      .closest('[role="status"], [role="alert"]');
    await userEvent.click(
      within((notice ?? document.body) as HTMLElement).getByRole('button', { name: 'Rückgängig' }),
    );
    await waitFor(() => expect(payments()).toEqual(before));
  });

  test('that cannot be read asks before it is lost, and no more once it is put right', async () => {
    const { state } = await open(musterfeld);
    const net = (await payment()).getByRole('textbox', { name: 'Netto einmalig' });
    await retype(net, 'viel');
    expect(Object.values(state().session.dirty)).toMatchObject([{ state: 'failed' }]);
    await retype(net, '1.900');
    await waitFor(() => expect(state().session.dirty).toEqual({}));
  });
});

test('the variable part of pay says what is fixed, and goes with what had it', async () => {
  const { incomes } = await open(musterfeld);
  const salary = within(await screen.findByRole('group', { name: 'Gehalt von Lena' }));
  await retype(salary.getByRole('textbox', { name: 'Davon variabel' }), '20');
  await waitFor(() => expect(incomes()[0]).toMatchObject({ variableShare: 2_000 }));
  // 20 % of 2,250
  expect(screen.getByText(/^Davon schwanken/)).toHaveTextContent(
    'Davon schwanken 450 € mtl. Fest sind 1.800 €.',
  );
  await retype(salary.getByRole('textbox', { name: 'Davon variabel' }), '120');
  expect(salary.getByRole('textbox', { name: 'Davon variabel' })).toBeInvalid();
  await userEvent.click(salary.getByRole('combobox', { name: 'Art Gehalt' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mieteinnahmen' }));
  await waitFor(() => expect(incomes()[0]).toMatchObject({ kind: 'rent' }));
  await waitFor(() => expect(incomes()[0]).not.toHaveProperty('variableShare'));
});

test('pay that becomes maintenance leaves nothing behind that counts unseen', async () => {
  const { incomes } = await open(musterfeld);
  const salary = within(await screen.findByRole('group', { name: 'Gehalt von Lena' }));
  await userEvent.click(salary.getByRole('combobox', { name: 'Art Gehalt' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Unterhalt' }));
  await waitFor(() =>
    expect(incomes()[0]).toMatchObject({ kind: 'maintenance', paymentsPerYear: 12, specialPayments: {} }),
  );
  expect(incomes()[0]?.gross).toBeUndefined();
});

describe('maintenance', () => {
  const { incomes, persons } = documentsOf(musterhaus);
  const [[id = '', pay] = []] = Object.entries(incomes.items);
  const [lia = ''] = Object.entries(persons.items).flatMap(([key, { firstName }]) =>
    firstName === 'Lia' ? [key] : [],
  );
  const paid = (more: object): Partial<SectionData> => ({
    incomes: { items: { [id]: { ...pay, kind: 'maintenance', ...more } } } as SectionData['incomes'], // as it was recorded
  });

  test('names the child that it is for, or nobody while nobody has told', async () => {
    const opened = await open(musterhaus, paid({}));
    const child = await screen.findByRole('combobox', { name: /^Für das Kind/ });
    const table = within(screen.getByRole('table', { name: 'Haushalt gesamt' }));
    expect(child).toHaveTextContent('noch offen');
    expect(table.getByRole('row', { name: /, Unterhalt / })).toBeInTheDocument();
    await userEvent.click(child);
    expect(screen.queryByRole('option', { name: 'Aylin' })).toBeNull(); // no child
    await userEvent.click(await screen.findByRole('option', { name: 'Lia' }));
    await waitFor(() => expect(opened.incomes()).toMatchObject([{ childId: lia }]));
    expect(table.getByRole('row', { name: /, Unterhalt für Lia/ })).toBeInTheDocument();
  });

  test('that becomes something else is for no child any more', async () => {
    const opened = await open(musterhaus, paid({ childId: lia }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Art Unterhalt' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sonstiges' }));
    await waitFor(() => expect(opened.incomes()).toMatchObject([{ kind: 'other' }]));
    expect(opened.incomes()[0]).not.toHaveProperty('childId');
  });
});

test('Kindergeld is proposed for children of whom nobody said anything', async () => {
  const { persons, incomes } = documentsOf(musterhaus);
  const untold = Object.entries(persons.items).map(([id, { childBenefit: _, ...person }]) => [id, person]);
  const without = Object.entries(incomes.items).filter(([, { kind }]) => kind !== 'childBenefit');
  await open(musterhaus, {
    persons: { items: Object.fromEntries(untold) },
    incomes: { items: Object.fromEntries(without) },
  });
  expect(await screen.findByText(/Kindergeld für Emil und Lia/)).toBeInTheDocument();
});

test('who is paid the Kindergeld is asked where there are two adults, and is not the first one by itself', async () => {
  const without = Object.entries(documentsOf(musterhaus).incomes.items).filter(
    ([, { kind }]) => kind !== 'childBenefit',
  );
  const { incomes } = await open(musterhaus, { incomes: { items: Object.fromEntries(without) } });
  const [jonas, aylin] = ['Jonas', 'Aylin'].map(
    (name) =>
      Object.entries(documentsOf(musterhaus).persons.items).find(([, one]) => one.firstName === name)?.[0],
  );
  expect(await screen.findByText(/Wem wird es gezahlt\?/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Für Jonas übernehmen' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Für Aylin übernehmen' }));
  const booked = () => incomes().filter(({ kind }) => kind === 'childBenefit');
  await waitFor(() => expect(booked()).toMatchObject([{ personId: aylin, net: 518_00 }]));
  expect(booked()).not.toMatchObject([{ personId: jonas }]);
  expect(screen.queryByRole('button', { name: /übernehmen$/i })).not.toBeInTheDocument();
});

test('the Kindergeld of who raises a child alone asks for nobody', async () => {
  const musterwerk = sampleHouseholds[2];
  const without = Object.entries(documentsOf(musterwerk).incomes.items).filter(
    ([, { kind }]) => kind !== 'childBenefit',
  );
  const { incomes } = await open(musterwerk, { incomes: { items: Object.fromEntries(without) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(incomes().filter(({ kind }) => kind === 'childBenefit')).toHaveLength(1));
});

test('"sicher bis" says no more than is known: Kindergeld ends by law, of maintenance nobody told', async () => {
  const { incomes } = documentsOf(musterhaus);
  const items = Object.entries(incomes.items).map(([id, income]) => [
    id,
    income.net === 1_697_00 ? { ...income, kind: 'maintenance' } : income,
  ]);
  await open(musterhaus, { incomes: { items: Object.fromEntries(items) } });
  const table = within(await screen.findByRole('table', { name: 'Haushalt gesamt' }));
  expect(table.getByRole('row', { name: /^Kindergeld/ })).toHaveTextContent('31.05.2037');
  expect(table.getByRole('row', { name: /^Aylin, Unterhalt/ })).toHaveTextContent('offen');
  expect(table.getByRole('row', { name: /^Jonas, Gehalt/ })).toHaveTextContent('unbefristet');
});

test('an estimate that waits for the federal state names it, and leads to its field', async () => {
  const [[id = '', income] = []] = Object.entries(musterfeld.sections.incomes.items);
  if (!income) throw new Error('the sample has no income');
  const estimated = { ...income, position: 0, net: undefined, netFrom: 'estimate' as const };
  await open(musterfeld, {
    addresses: { items: {} },
    incomes: { items: { [id]: estimated } } as SectionData['incomes'],
  });
  const address = routes.personalDataSections.href({
    householdId: musterfeld.householdId,
    id: income.personId,
    sections: 'adresse',
  });
  expect(await screen.findByText(/Zum Schätzen fehlt noch/)).toHaveTextContent(/Bundesland\.$/);
  expect(screen.getByRole('link', { name: 'Bundesland' })).toHaveAttribute(
    'href',
    `${address}?fokus=bundesland`,
  );
});

describe('while nobody has told the tax class', () => {
  const untaxed = (facts: Partial<SectionData['incomes']['items'][string]>) => {
    const [[id = '', income] = []] = Object.entries(musterfeld.sections.incomes.items);
    if (!income) throw new Error('the sample has no income');
    const incomes = { items: { [id]: { ...income, position: 0, ...facts } } } as SectionData['incomes'];
    return open(musterfeld, { taxProfiles: { items: {} }, incomes });
  };

  test('the estimate says which one it takes', async () => {
    await untaxed({ net: undefined, netFrom: 'estimate' });
    expect(
      (await screen.findAllByText('Mit Steuerklasse I geschätzt, weil keine angegeben ist.'))[0],
    ).toBeVisible();
    expect(screen.queryByText(/Zum Schätzen fehlt noch/)).toBeNull();
  });

  test('a payslip that differs is no reason to doubt one', async () => {
    await untaxed({ net: 1_000_00, netFrom: 'payslip' });
    expect(await screen.findByRole('textbox', { name: 'Netto' })).toHaveValue('1.000,00');
    expect(screen.queryByText(/Stimmt die Steuerklasse/)).toBeNull();
  });
});

test.each([
  ['unemployed', 'Arbeitslosengeld'],
  ['parentalLeave', 'Elterngeld'],
  ['student', 'Nebenjob'],
] as const)(
  'the first income that is added is what somebody of that status is paid: %s',
  async (status, kind) => {
    const employments = documentsOf(musterfeld).employments;
    await open(musterfeld, {
      incomes: { items: {} },
      employments: {
        items: Object.fromEntries(
          Object.entries(employments.items).map(([id, job]) => [id, { ...job, status }]),
        ),
      },
    });
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Einkommen hinzufügen' }))[0] as HTMLElement,
    );
    expect(await screen.findByRole('group', { name: new RegExp(`^${kind} von`) })).toBeVisible();
  },
);
