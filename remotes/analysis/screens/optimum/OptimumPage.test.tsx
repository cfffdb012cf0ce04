import type { SavingContract } from '@vp-digital/core/household';
import {
  createTestServices,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

/** The Optimum of a sample household, with some documents in the place of its own. */
async function open(
  number: Parameters<typeof testHouseholdOf>[0],
  sections: TestHousehold['sections'] = {},
  options: Partial<RenderAreaOptions> = {},
) {
  const sample = testHouseholdOf(number);
  const household = { ...sample, sections: { ...sample.sections, ...sections } };
  const services = options.services ?? createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(analysis, { path: routes.optimum.href({ householdId }), ...options, services });
  await screen.findByRole('region', { name: 'Geld vom Staat und vom Arbeitgeber' });
  return {
    householdId,
    tasks: () =>
      Object.values(services.section(householdId, 'recap').items).filter(({ kind }) => kind === 'task'),
    cart: () => Object.values(services.section(householdId, 'cartPositions').items),
    facts: () => Object.values(services.section(householdId, 'subsidyFacts').items),
  };
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const notCounted = () => within(screen.getByRole('region', { name: 'Noch nicht gezählt' }));

test('what is open stands in the headline and by step, the largest first; the sums are those of the rows', async () => {
  await open(2);
  expect(screen.getByRole('main')).toHaveTextContent(
    'Sie lassen 1.377 € im Jahr liegen. 4 Handgriffe holen das Geld.',
  );
  const table = screen.getByRole('table', { name: 'Geld vom Staat und vom Arbeitgeber' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replace(/[\d(].*/, ''));
  expect(names).toEqual([
    'Steuererklärung',
    'Betriebsrente Aylin',
    'Krankenkasse wechseln',
    'Riester-Zulage Jonas',
    'Summe',
  ]);
  expect(rowOf(/Betriebsrente Aylin/)).toHaveTextContent('331 € Steuer und Abgaben, 108 € vom Arbeitgeber');
  expect(rowOf(/Riester-Zulage Jonas/)).toHaveTextContent(/702 €775 €73 €gering1 nicht erfüllt/);
  expect(rowOf(/Summe/)).toHaveTextContent(/702 €2\.079 €1\.377 €/);
});

test('the sheet of a lever has its preconditions with their values, its side effects and its law', async () => {
  await open(2);
  await userEvent.click(screen.getByRole('button', { name: 'Riester-Zulage Jonas' }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Riester-Zulage Jonas' }));
  expect(sheet.getByText('Eigenbeitrag im Jahr: nicht erfüllt')).toBeVisible();
  expect(sheet.getByText('1.200 €, mindestens 1.325 €')).toBeVisible();
  expect(sheet.getByText(/§§ 84–86 EStG, Rechenwerte 2026/)).toBeVisible();
  expect(sheet.getByText(/zahlt Zulagen und Steuervorteile zurück/)).toBeVisible();
});

test('the sheet of Riester names whose the allowance for each child is, and why', async () => {
  const { contracts } = testHouseholdOf(2).sections;
  const [[id = '', riester] = []] = Object.entries(contracts?.items ?? {}).filter(
    ([, { line }]) => line === 'riester',
  );
  if (!riester) throw new Error('Jonas saves by Riester');
  const { childAllowancesApplied: _, ...withoutApplication } = riester as SavingContract;
  await open(2, { contracts: { items: { [id]: withoutApplication } } });
  expect(rowOf(/Riester-Zulage Jonas/)).toHaveTextContent('175 €');
  await userEvent.click(screen.getByRole('button', { name: 'Riester-Zulage Jonas' }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Riester-Zulage Jonas' }));
  expect(sheet.getByText(/^Die Kinderzulage für Emil und Lia steht Aylin als Mutter zu\./)).toBeVisible();
});

test('the sheet of the Basisrente says whose share church tax is raised on, and what is left out', async () => {
  const { taxProfiles, persons } = testHouseholdOf(2).sections;
  const idOf = (name: string) =>
    Object.entries(persons?.items ?? {}).find(([, { firstName }]) => firstName === name)?.[0] ?? '';
  const profiles = { ...taxProfiles?.items };
  profiles[idOf('Aylin')] = { ...profiles[idOf('Aylin')], position: 0, churchTax: true };
  await open(2, { taxProfiles: { items: profiles } });
  const hint = notCounted().getByText('Basisrente: Steuer Jonas').closest('li') as HTMLElement;
  await userEvent.click(within(hint).getByRole('button'));
  const sheet = within(await screen.findByRole('complementary', { name: 'Basisrente: Steuer Jonas' }));
  expect(sheet.getByText(/^Nur Aylin gehört einer Kirche an/)).toHaveTextContent('besonderes Kirchgeld');
});

test('a Riester contract of an unmarried couple whose child benefit nobody told waits for it', async () => {
  const { persons, incomes } = testHouseholdOf(2).sections;
  const single = Object.entries(persons?.items ?? {}).map(([id, one]) => [
    id,
    one.role === 'child' ? one : { ...one, maritalStatus: 'single' },
  ]);
  const untold = Object.entries(incomes?.items ?? {}).filter(([, { kind }]) => kind !== 'childBenefit');
  await open(2, {
    persons: { items: Object.fromEntries(single) },
    incomes: { items: Object.fromEntries(untold) },
  });
  const hint = notCounted().getByText('Riester-Zulage Jonas').closest('li');
  expect(hint).toHaveTextContent('Zu prüfen, es fehlt: wem das Kindergeld gezahlt wird');
  expect(within(hint as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/analyse\/einkommen$/),
  );
});

test('Kinderzuschlag is none at the income of this family, and nothing beside it looks as if it were', async () => {
  await open(2);
  const card = within(await screen.findByRole('region', { name: 'Kinderzuschlag' }));
  expect(
    await card.findByText(/^Bei diesem Einkommen gibt es voraussichtlich keinen Kinderzuschlag/),
  ).toHaveTextContent(/höchstens wären es 594\s€ für 2 Kinder/);
  const states = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(states).toHaveLength(1);
  expect(states[0]).toMatch(/^Einkommen der Eltern über ihrem Bedarf.*höchstens.*nicht erfüllt$/);
  expect(screen.getByRole('main')).toHaveTextContent('Sie lassen 1.377 € im Jahr liegen.');
});

test('Kinderzuschlag of a smaller income is estimated, with its preconditions and their values, and is in no sum', async () => {
  const { incomes } = testHouseholdOf(2).sections;
  const less = Object.entries(incomes?.items ?? {}).map(([id, one]) => [
    id,
    one.kind === 'salary' ? { ...one, gross: 1_500_00, net: 1_200_00, specialPayments: {} } : one,
  ]);
  await open(2, { incomes: { items: Object.fromEntries(less) } });
  const card = within(await screen.findByRole('region', { name: 'Kinderzuschlag' }));
  expect(await card.findByText(/^Geschätzt .* mtl\. für 2 Kinder zusammen/)).toHaveTextContent(
    'in keiner Summe',
  );
  const states = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(states[0]).toMatch(/^Kindergeld wird bezogen.*erfüllt$/);
  expect(states[1]).toMatch(/^Bruttoeinkommen der Eltern.*mindestens 900\s€ mtl\..*erfüllt$/);
  expect(states[2]).toMatch(/^Einkommen der Eltern über ihrem Bedarf.*erfüllt$/);
  expect(states[4]).toMatch(/^Bedarf der Familie mit Wohngeld.*zu prüfen$/);
});

test('Kinderzuschlag waits for the costs of the home, and says from when on there would be some', async () => {
  await open(2, { housing: { items: {} } });
  const card = within(await screen.findByRole('region', { name: 'Kinderzuschlag' }));
  expect(await card.findByText(/^Bei diesem Einkommen nur, wenn das Wohnen mehr als/)).toHaveTextContent(
    'Es fehlt noch: Kosten des Wohnens.',
  );
});

test('who has no children is not asked about Kinderzuschlag', async () => {
  await open(1);
  await screen.findByRole('region', { name: 'Noch nicht gezählt' });
  expect(screen.queryByRole('region', { name: 'Kinderzuschlag' })).not.toBeInTheDocument();
});

test('a step becomes a task of the recap once, says so, and goes by undo', async () => {
  const { tasks } = await open(2);
  const before = tasks().length;
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen: Steuererklärung' }));
  await waitFor(() => expect(tasks()).toHaveLength(before + 1));
  expect(tasks()).toContainEqual(
    expect.objectContaining({
      text: expect.stringMatching(/^Steuererklärung: 640\s€ im Jahr holen$/),
      visibility: 'customer',
      origin: routes.optimum.path,
      done: false,
    }),
  );
  expect(rowOf(/Steuererklärung/)).toHaveTextContent('übernommen');
  expect(screen.queryByRole('button', { name: 'Übernehmen: Steuererklärung' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(tasks()).toHaveLength(before));
  expect(screen.getByRole('button', { name: 'Übernehmen: Steuererklärung' })).toBeVisible();
});

test('what is unknown is to check and in no sum, with the way to the very field', async () => {
  const { householdId } = await open(1, { addresses: { items: {} } });
  const link = notCounted().getAllByRole('link', { name: 'Angaben ergänzen' })[0];
  expect(notCounted().getAllByText(/Zu prüfen, es fehlt: .*Bundesland/)[0]).toBeVisible();
  const person = Object.keys(testHouseholdOf(1).sections.persons?.items ?? {})[0] ?? '';
  expect(link).toHaveAttribute(
    'href',
    `${routes.personalDataSections.href({ householdId, id: person, sections: 'adresse' })}?fokus=bundesland`,
  );
  expect(screen.queryByRole('row', { name: /Wohnungsbauprämie/ })).not.toBeInTheDocument();
});

test('what nobody was asked about is told in its sheet, and counts from then on', async () => {
  const { facts } = await open(2);
  const item = notCounted()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('Vermögenswirksame Leistungen Jonas'));
  if (!item) throw new Error('Jonas is asked for employer savings');
  await userEvent.click(within(item).getByRole('button', { name: 'Angeben' }));
  const offered = await screen.findByRole('textbox', { name: /^Arbeitgeber zahlt höchstens/ });
  await userEvent.type(offered, '40');
  await userEvent.tab();
  await waitFor(() =>
    expect(facts()).toContainEqual(expect.objectContaining({ kind: 'employerSavings', offeredMonth: 4_000 })),
  );
  expect(rowOf(/Vermögenswirksame Leistungen Jonas/)).toHaveTextContent(/0 €480 €480 €/);
  expect(screen.getByRole('main')).toHaveTextContent('Sie lassen 1.857 € im Jahr liegen.');
  expect(screen.getByRole('textbox', { name: /^Arbeitgeber zahlt höchstens/ })).toBeVisible();
  // it is taxable pay: what is left of it stands beside it
  const net = screen.getByText(/Unter dem Strich bringt es rund/).textContent ?? '';
  const [all, off, left] = [...net.matchAll(/(\d+)\s€/g)].map(([, amount]) => Number(amount));
  expect(all).toBe(480);
  expect(off).toBeGreaterThan(0);
  expect(left).toBe(480 - (off ?? 0));
});

const itemOf = (name: string) => {
  const item = notCounted()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(name));
  if (!item) throw new Error(`${name} stands below`);
  return within(item);
};

test('an amount typed into a lever that had none stays where it is typed, key after key', async () => {
  const { facts } = await open(1);
  await userEvent.click(itemOf('Steuererklärung').getByRole('button', { name: 'Angeben' }));
  const possible = await screen.findByRole('textbox', { name: /^Möglich/ });
  await userEvent.type(possible, '640');
  expect(possible).toHaveFocus();
  await userEvent.tab();
  await waitFor(() =>
    expect(facts()).toContainEqual(expect.objectContaining({ lever: 'taxReturn', possibleYear: 64_000 })),
  );
  expect(rowOf(/Steuererklärung/)).toHaveTextContent(/640 €/);
});

test('what waits for a fact and what is left out have their sheets: an entered amount can be changed', async () => {
  const person = Object.keys(testHouseholdOf(1).sections.persons?.items ?? {})[0] ?? '';
  const { facts } = await open(1, {
    taxProfiles: { items: {} },
    subsidyFacts: {
      items: {
        '00000000-0000-4000-8000-000000000001': {
          position: 0,
          kind: 'deferral',
          personId: person,
          deferredMonth: 10_000,
        },
        '00000000-0000-4000-8000-000000000002': {
          position: 1,
          kind: 'estimate',
          lever: 'taxReturn',
          usedYear: 0,
          possibleYear: 64_000,
        },
        '00000000-0000-4000-8000-000000000003': {
          position: 2,
          kind: 'estimate',
          lever: 'householdServices',
          usedYear: 0,
          possibleYear: 30_000,
        },
      },
    },
  });
  await userEvent.click(itemOf('Betriebsrente').getByRole('button', { name: 'Ansehen' }));
  expect(await screen.findByRole('textbox', { name: /^Umwandlung, möglich/ })).toHaveValue('100,00');
  await userEvent.click(itemOf('Haushaltsnahe Leistungen').getByRole('button', { name: 'Ansehen' }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Haushaltsnahe Leistungen' }));
  const possible = sheet.getByRole('textbox', { name: /^Möglich/ });
  await userEvent.clear(possible);
  await userEvent.type(possible, '700');
  await userEvent.tab();
  await waitFor(() =>
    expect(facts()).toContainEqual(
      expect.objectContaining({ lever: 'householdServices', possibleYear: 70_000 }),
    ),
  );
  expect(rowOf(/Haushaltsnahe Leistungen/)).toHaveTextContent(/700 €/);
  expect(possible).toBeInTheDocument();
});

test('an entered amount is taken back, and what excludes a lever that counts stands below', async () => {
  const estimate = { position: 0, kind: 'estimate', usedYear: 0 } as const;
  const { facts } = await open(2, {
    subsidyFacts: {
      items: {
        '00000000-0000-4000-8000-000000000001': { ...estimate, lever: 'taxReturn', possibleYear: 64_000 },
        '00000000-0000-4000-8000-000000000002': {
          ...estimate,
          lever: 'householdServices',
          possibleYear: 30_000,
        },
      },
    },
  });
  expect(notCounted().getByText('Haushaltsnahe Leistungen')).toBeVisible();
  expect(notCounted().getByText(/Schließt sich mit einem Hebel aus/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Steuererklärung' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Werte entfernen' }));
  await waitFor(() => expect(facts()).toHaveLength(1));
  expect(rowOf(/Haushaltsnahe Leistungen/)).toHaveTextContent('300 €');
});

test('child benefit without an amount is not one of 0 euros', async () => {
  const incomes = testHouseholdOf(2).sections.incomes?.items ?? {};
  const untold = Object.entries(incomes).map(([id, { net, ...income }]) => [
    id,
    income.kind === 'childBenefit' || net === undefined ? income : { ...income, net },
  ]);
  await open(2, { incomes: { items: Object.fromEntries(untold) } });
  expect(await screen.findByText(/Kindergeld ist erfasst, ein Betrag fehlt/)).toBeVisible();
  expect(screen.queryByText(/erfasst sind 0/)).not.toBeInTheDocument();
});

test('side effects and the employer’s part of a deferral are said as far as they reach; a return may be compulsory', async () => {
  await open(2);
  expect(
    await screen.findByText(/Mit III und V oder mit Faktor ist eine Steuererklärung Pflicht/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Betriebsrente Aylin' }));
  const pension = within(await screen.findByRole('complementary', { name: 'Betriebsrente Aylin' }));
  expect(pension.getByText(/drauf, soweit er dabei Sozialabgaben spart/)).toBeVisible();
  expect(pension.getByText(/kleiner, soweit das Gehalt unter der Beitragsbemessungsgrenze/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Steuererklärung' }));
  const taxReturn = within(await screen.findByRole('complementary', { name: 'Steuererklärung' }));
  expect(taxReturn.getByText(/^Freiwillig .*, sofern keine Pflicht besteht/)).toBeVisible();
});

test('a deferral of who is privately insured waits for the own premium, with its sheet', async () => {
  const { sections } = testHouseholdOf(1);
  const person = Object.keys(sections.persons?.items ?? {})[0] ?? '';
  const jobs = Object.entries(sections.employments?.items ?? {}).map(([id, job]) => [
    id,
    { ...job, healthInsurance: 'private' },
  ]);
  await open(1, {
    employments: { items: Object.fromEntries(jobs) },
    subsidyFacts: {
      items: {
        '00000000-0000-4000-8000-000000000001': {
          position: 0,
          kind: 'deferral',
          personId: person,
          deferredMonth: 10_000,
        },
      },
    },
  });
  const pension = itemOf('Betriebsrente');
  expect(pension.getByText(/Beitrag zur privaten Krankenversicherung/)).toBeVisible();
  await userEvent.click(pension.getByRole('button', { name: 'Ansehen' }));
  expect(await screen.findByRole('textbox', { name: /^Umwandlung, möglich/ })).toHaveValue('100,00');
});

test('tax classes of spouses are compared and counted nowhere; a single person has none', async () => {
  await open(2);
  const card = within(await screen.findByRole('region', { name: 'Steuerklassen' }));
  expect(card.getByRole('row', { name: /^IV und IV heute/ })).toHaveTextContent('4.932 €');
  expect(card.getByText(/In keiner Summe/)).toBeVisible();
});

test('nothing known: the page says what it is for', async () => {
  await open(1, { contracts: { items: {} }, subsidyFacts: { items: {} }, incomes: { items: {} } });
  expect(await screen.findByText(/^Sobald ein Vertrag oder eine Angabe/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Noch ist nichts bekannt, was Geld bringen könnte.');
  expect(screen.getByRole('link', { name: 'Einkommen erfassen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/analyse\/einkommen$/),
  );
});

test('with the income known, the open questions are what is missing, and nobody is sent to the income', async () => {
  await open(1, { contracts: { items: {} }, subsidyFacts: { items: {} } });
  expect(await screen.findByText(/^Das Einkommen ist erfasst\./)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/\d Fragen sind noch offen/);
  expect(screen.queryByRole('link', { name: 'Einkommen erfassen' })).not.toBeInTheDocument();
});

test.each([
  ['a hint where they bring more net', ['V', 'III'], /^III und V brächte .* mtl\. mehr Netto/],
  ['asked for where they are unknown', ['IV', undefined], /^Welche Steuerklassen gelten heute\?/],
  ['no hint where they bring the most', ['III', 'V'], undefined],
] as const)('other tax classes are %s', async (_, classes, text) => {
  const { taxProfiles } = testHouseholdOf(2).sections;
  const profiles = Object.entries(taxProfiles?.items ?? {}).map(
    ([id, { taxClass: _today, ...profile }], at) => [
      id,
      { ...profile, ...(classes[at] !== undefined && { taxClass: classes[at] }) },
    ],
  );
  await open(2, { taxProfiles: { items: Object.fromEntries(profiles) } });
  await screen.findByRole('region', { name: 'Steuerklassen' });
  if (text === undefined) expect(notCounted().queryByText('Steuerklassen wechseln')).not.toBeInTheDocument();
  else expect(notCounted().getByText(text)).toBeVisible();
});

test('it stands between income and expenses', async () => {
  const { householdId } = await open(2);
  expect(screen.getByRole('link', { name: 'Zurück: Einkommen' })).toHaveAttribute(
    'href',
    routes.income.href({ householdId }),
  );
  expect(screen.getByRole('link', { name: 'Weiter: Ausgaben' })).toHaveAttribute(
    'href',
    routes.expenses.href({ householdId }),
  );
});

test('a step that takes a contract is proposed in the cart once; one that takes a form is not', async () => {
  const { cart, householdId } = await open(2);
  await userEvent.click(screen.getByRole('button', { name: 'Betriebsrente Aylin' }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Betriebsrente Aylin' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'In den Warenkorb' }));
  expect(await sheet.findByRole('link', { name: 'Warenkorb öffnen' })).toHaveAttribute(
    'href',
    routes.shoppingCart.href({ householdId }),
  );
  await waitFor(() =>
    expect(cart()).toContainEqual(
      expect.objectContaining({
        kind: 'widget',
        title: 'Betriebsrente Aylin',
        topic: 'oldAge',
        reason: expect.stringMatching(/439\s€ im Jahr bleiben bisher liegen/),
      }),
    ),
  );
  const before = cart().length;
  await userEvent.click(screen.getByRole('button', { name: 'Steuererklärung' }));
  const form = within(await screen.findByRole('complementary', { name: 'Steuererklärung' }));
  expect(await form.findByRole('button', { name: /^Übernehmen/ })).toBeVisible();
  expect(form.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  expect(cart()).toHaveLength(before);
});
