import type { Contract, Income } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  buttons,
  changeableFields,
  closed,
  consentTo,
  createTestServices,
  renderArea,
  serveConsents,
  testHouseholdOf,
  type TestHousehold,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import type { User } from '@vp-digital/core/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

interface Given {
  as?: (household: TestHousehold) => TestHousehold;
  /** Whether everybody has consented to health data being kept. */
  consented?: boolean;
  user?: Partial<User>;
}

function openedAt(number: SampleNumber, search = '', { as, consented = true, user = {} }: Given = {}) {
  const sample = testHouseholdOf(number);
  const household = as ? as(sample) : sample;
  const { householdId, persons } = household.summary;
  const services = createTestServices([household]);
  const all = persons.map(({ personId }) => consentTo('healthData', personId));
  let records = consented ? all : [];
  serveConsents(services, () => records);
  const path = routes.incomeProtectionNeed.href({ householdId }) + search;
  const consent = () => {
    records = all;
  };
  return { householdId, services, consent, open: () => renderArea(beratung, { path, services, user }) };
}

test('tells what the work is worth, the need and the gap', async () => {
  await openedAt(1).open();
  expect(await screen.findByText(/Die Arbeitskraft von Lena/)).toHaveTextContent(
    'Die Arbeitskraft von Lena ist bis 67 noch 1.012.500 € wert.',
  );
  expect(screen.getByText('450 Monate × 2.250 € netto, ohne Gehaltserhöhungen')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /Von 1.800\s€ Bedarf sind 1.076\s€ gesichert, es fehlen 724\s€/ }),
  ).toBeVisible();
  expect(screen.getByText(/ist keine private Absicherung der Arbeitskraft erfasst/)).toBeVisible();
});

test('the need is kept as wished: everything follows it, and the usual one is a press away', async () => {
  const { householdId, services, open } = openedAt(1);
  await open();
  const slider = await screen.findByRole('slider', { name: 'Bedarf in Prozent vom Netto' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^80\s% · 1.800\s€ mtl.$/));
  fireEvent.change(slider, { target: { value: '90' } });
  expect(screen.getByText('Gewünschter Bedarf')).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^90\s% · 2.025\s€ mtl.$/));
  expect(screen.getByRole('img', { name: /es fehlen 949\s€/ })).toBeVisible();
  expect(screen.getByText('Lücke 949 €')).toBeVisible(); // the stations count with it, as every page does
  fireEvent.blur(slider);
  const kept = () => Object.values(services.section(householdId, 'protectionWishes').items);
  await waitFor(() => expect(kept()).toMatchObject([{ needPercent: 90 }]));
  await userEvent.click(screen.getByRole('button', { name: 'Zurück auf übliche 80 %' }));
  expect(await screen.findByRole('img', { name: /es fehlen 724\s€/ })).toBeVisible();
});

test('a need below what has to be carried is said aloud, and so is a cover that ends early', async () => {
  await openedAt(2).open();
  expect(await screen.findByText('Ab 65 fehlen 1.030 € im Monat')).toBeVisible();
  expect(screen.getByText('Lücke 30 €, Lücke ab 65: 1.030 €')).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '60' } });
  expect(screen.getByText(/^Lücke ab 65: /)).toBeVisible(); // met at once is not met until the pension
  expect(screen.getByText(/Der Bedarf liegt .* unter den Fixkosten/)).toBeVisible();
});

test('what nobody knows is no cost of 0: what the fixed costs wait for is named with its way, the gap stands', async () => {
  const withoutExpenses = ({ sections, ...rest }: TestHousehold): TestHousehold => ({
    ...rest,
    sections: { ...sections, expenses: { items: {} } },
  });
  await openedAt(2, '', { as: withoutExpenses }).open();
  expect(await screen.findByRole('link', { name: 'fehlt: Ausgaben des Alltags' })).toHaveAttribute(
    'href',
    expect.stringMatching(/haushaltsbudget\/ausgaben$/),
  );
  expect(screen.queryByText(/unter den Fixkosten/)).toBeNull();
  expect(screen.getByRole('img', { name: /es fehlen/ })).not.toHaveAccessibleName(/Mindestens zu tragen/);
});

test('nor does somebody else’s unknown net count as 0', async () => {
  const withoutNet = ({ sections, ...rest }: TestHousehold): TestHousehold => {
    const { items = {} } = sections.incomes ?? {};
    const [, other] = rest.summary.persons;
    const of = (income: Income): Income => (income.personId === other?.personId ? unknown(income) : income);
    const incomes = Object.fromEntries(Object.entries(items).map(([id, income]) => [id, of(income)]));
    return { ...rest, sections: { ...sections, incomes: { items: incomes } } };
  };
  await openedAt(2, '', { as: withoutNet }).open();
  expect(await screen.findByRole('link', { name: 'fehlt: Aylin: Netto' })).toBeVisible();
});

const unknown = ({ net: _, ...income }: Income): Income => income;

test('on paper a table of its values stands for the slider, the chosen one marked', async () => {
  await openedAt(1).open();
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '70' } });
  const table = within(screen.getByRole('table', { name: 'Bedarf und Lücke je Anteil vom Netto' }));
  const rows = table.getAllByRole('row').slice(1);
  const shares = ['60 %', '65 %', '70 % gewählt', '75 %', '80 %', '85 %', '90 %'];
  expect(rows).toHaveLength(shares.length);
  for (const [index, share] of shares.entries())
    expect(rows[index]?.firstElementChild).toHaveTextContent(new RegExp(`^${share}$`));
  const amount = screen
    .getByRole('slider')
    .getAttribute('aria-valuetext')
    ?.split(' · ')[1]
    ?.replace(' mtl.', '');
  expect(rows[2]).toHaveTextContent((amount ?? '').replaceAll('\u00a0', ' '));
});

test('explains the gap to the cent', async () => {
  await openedAt(1).open();
  await userEvent.click(await screen.findByRole('button', { name: 'So haben wir gerechnet: Lücke' }));
  expect(await screen.findByRole('row', { name: /Rente wegen voller Erwerbsminderung/ })).toHaveTextContent(
    '1.223,00 € × 88 %',
  );
  const sheet = screen.getByRole('complementary', { name: 'So haben wir gerechnet' });
  expect(within(sheet).getByRole('row', { name: /^Lücke/ })).toHaveTextContent('723,76');
});

test('explains that the need of the privately insured is after their premium', async () => {
  await openedAt(4).open();
  await userEvent.click(await screen.findByRole('button', { name: 'So haben wir gerechnet: Lücke' }));
  expect(await screen.findByRole('row', { name: /^Eigener PKV-Beitrag/ })).toHaveTextContent('−312,00');
  const sheet = screen.getByRole('complementary', { name: 'So haben wir gerechnet' });
  const [need] = within(sheet).getAllByRole('row', { name: /^Bedarf/ }); // and where the gap begins
  expect(need).toHaveTextContent(/4.078,00\s€ × 80\s%/);
});

test('the other person is one press away, and the next page keeps her', async () => {
  const { open } = openedAt(2);
  const { path } = await open();
  expect(await screen.findByRole('img', { name: /es fehlen 30\s€/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'als Monatsrente zum Bedarf' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aylin' }));
  expect(await screen.findByRole('img', { name: /es fehlen 533\s€/ })).toBeVisible();
  expect(path()).toMatch(/\?person=[0-9a-f-]{36}$/);
  expect(screen.getByRole('link', { name: 'Weiter: Konzept' })).toHaveAttribute(
    'href',
    expect.stringMatching(/arbeitskraft\/3\?person=[0-9a-f-]{36}$/),
  );
});

test('for the retired it is not relevant', async () => {
  await openedAt(5).open();
  expect(await screen.findByText('Nicht relevant')).toBeVisible();
  expect(screen.getByText(/Gerd ist im Ruhestand/)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

describe('the sheet "Angaben"', () => {
  test.each([
    ['stellung', 'combobox', /Berufliche Stellung/],
    ['endalter', 'textbox', /^Gewünschtes Endalter/],
    ['rente', 'textbox', /Volle Erwerbsminderungsrente/],
  ])('is opened by the address, with the focus in its field %s', async (field, role, name) => {
    await openedAt(1, `?blatt=angaben&fokus=${field}`).open();
    const sheet = within(await screen.findByRole('complementary', { name: 'Angaben zu Lena' }));
    await waitFor(() => expect(sheet.getByRole(role, { name })).toHaveFocus());
  });

  test('saves field by field what an insurer asks, each into its own document', async () => {
    const { services, householdId, open } = openedAt(1);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Angaben' }));
    const sheet = screen.getByRole('complementary', { name: 'Angaben zu Lena' });
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Hobbys und Sport' }), 'Klettern');
    await userEvent.tab();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Ja' }));
    await waitFor(() =>
      expect(Object.values(services.section(householdId, 'protectionWishes').items)).toMatchObject([
        { hobbies: 'Klettern' },
      ]),
    );
    await waitFor(() =>
      expect(Object.values(services.section(householdId, 'persons').items)).toMatchObject([{ smoker: true }]),
    );
  });

  test('what was typed there is taken back, in whichever document it stands', async () => {
    const { services, householdId, open } = openedAt(1);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Angaben' }));
    const sheet = within(screen.getByRole('complementary', { name: 'Angaben zu Lena' }));
    const hobbies = sheet.getByRole('textbox', { name: 'Hobbys und Sport' });
    await userEvent.type(hobbies, 'Klettern');
    await userEvent.tab();
    await userEvent.click(await sheet.findByRole('button', { name: 'Ja' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig: Lena: Raucht' }));
    expect(sheet.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(hobbies).toHaveValue('');
    await waitFor(() => expect(services.section(householdId, 'protectionWishes').items).toEqual({}));
    expect(Object.values(services.section(householdId, 'persons').items)).toMatchObject([{ smoker: false }]);
  });

  test('a pension letter moves the gap at once', async () => {
    await openedAt(1).open();
    await userEvent.click(await screen.findByRole('button', { name: 'Angaben' }));
    const pension = screen.getByRole('textbox', { name: /Volle Erwerbsminderungsrente/ });
    await userEvent.clear(pension);
    await userEvent.type(pension, '1.500');
    expect(await screen.findByRole('img', { name: /es fehlen 480\s€/ })).toBeVisible();
  });

  test('who has no job yet gets one from it', async () => {
    const { services, householdId, open } = openedAt(1);
    const [jobId] = Object.keys(services.section(householdId, 'employments').items);
    services.removeElsewhere(householdId, 'employments', `/items/${jobId}`);
    for (const id of Object.keys(services.section(householdId, 'incomes').items))
      services.removeElsewhere(householdId, 'incomes', `/items/${id}`);
    await open();
    expect(await screen.findByText('Der Beruf von Lena ist noch nicht erfasst')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Angaben öffnen' }));
    await userEvent.click(screen.getByRole('combobox', { name: /Berufliche Stellung/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Im Haushalt' }));
    expect(await screen.findByText('Lena hat zurzeit kein Einkommen aus Arbeit')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Was die Arbeit im Haushalt wert ist' })).toBeVisible();
  });

  test.each([
    ['student', /Lena hat noch kein eigenes Gehalt.*künftige Einkommen/s, false],
    ['unemployed', /Lena sucht Arbeit.*schwer neu abzuschließen/s, false],
    ['parentalLeave', /Lena ist in Elternzeit.*Nach der Elternzeit/s, true],
  ])('who is paid nothing now may be paid later: %s', async (status, said, hasHousework) => {
    const { services, householdId, open } = openedAt(1);
    const [jobId] = Object.keys(services.section(householdId, 'employments').items);
    services.changeElsewhere(householdId, 'employments', `/items/${jobId}/status`, status);
    for (const id of Object.keys(services.section(householdId, 'incomes').items))
      services.removeElsewhere(householdId, 'incomes', `/items/${id}`);
    await open();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(said));
    const housework = screen.queryByRole('heading', { name: 'Was die Arbeit im Haushalt wert ist' });
    expect(housework !== null).toBe(hasHousework);
  });
});

test('of a closed household facts and need are read', async () => {
  const { services, open } = openedAt(1, '?blatt=angaben', { as: closed });
  await open();
  const sheet = within(await screen.findByRole('complementary', { name: 'Angaben zu Lena' }));
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  expect(await sheet.findByRole('button', { name: 'Nein', pressed: true })).toBeVisible();
  await waitFor(() => expect(changeableFields()).toEqual([]));
  expect(buttons().filter((name) => /Rückgängig|Ja|Nein/.test(name))).toEqual([]);
  expect(services.writes).toEqual([]);
});

describe('whether somebody smokes', () => {
  const angaben = async (name: string) =>
    within(await screen.findByRole('complementary', { name: `Angaben zu ${name}` }));
  const choice = { name: 'Raucht' };

  test('is not asked before there is a consent; the place says so and leads there', async () => {
    const { householdId, open } = openedAt(2, '?blatt=angaben', { consented: false });
    await open();
    const sheet = await angaben('Jonas');
    expect(await sheet.findByText('Ob Jonas raucht, wird ohne Einwilligung nicht gefragt')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Zu den Einwilligungen' })).toHaveAttribute(
      'href',
      routes.dataProtection.href({ householdId }),
    );
    expect(sheet.queryByRole('group', choice)).toBeNull();
  });

  test('is asked as soon as the sheet is opened after the consent was given elsewhere', async () => {
    const { consent, open } = openedAt(2, '?blatt=angaben', { consented: false });
    await open();
    const sheet = await angaben('Jonas');
    await sheet.findByText('Ob Jonas raucht, wird ohne Einwilligung nicht gefragt');
    await userEvent.click(sheet.getByRole('button', { name: 'Schließen' }));
    consent();
    await userEvent.click(screen.getByRole('button', { name: 'Angaben' }));
    expect(await (await angaben('Jonas')).findByRole('group', choice)).toBeVisible();
  });

  test('is shown where it is stored, and not changed without a consent', async () => {
    const { services, open } = openedAt(1, '?blatt=angaben', { consented: false });
    await open();
    const sheet = await angaben('Lena');
    const group = await sheet.findByRole('group', choice);
    expect(group).toHaveAccessibleDescription('Ob Lena raucht, wird ohne Einwilligung nicht gefragt');
    expect(within(group).getByRole('button', { name: 'Nein', pressed: true })).toBeVisible();
    await userEvent.click(within(group).getByRole('button', { name: 'Ja' }));
    expect(services.writes).toEqual([]);
  });

  test('is nothing for who may not see health data', async () => {
    const held = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
    await openedAt(1, '?blatt=angaben', { user: { permissions: held } }).open();
    const sheet = await angaben('Lena');
    expect(await sheet.findByRole('textbox', { name: 'Hobbys und Sport' })).toBeVisible();
    expect(sheet.queryByRole('group', choice)).toBeNull();
    expect(sheet.queryByText(/ohne Einwilligung/)).toBeNull();
  });
});

test('a daily sickness benefit is one of a day, with its first day', async () => {
  const as = (household: TestHousehold): TestHousehold => {
    const daily: Contract = {
      kind: 'insurance',
      line: 'dailySickness',
      company: 'Muster Versicherung',
      personIds: [],
      position: 50,
      premium: 20_00,
      frequency: 'monthly',
      state: 'ok',
      benefit: 90_00,
      benefitKind: 'daily',
      benefitFromDay: 43,
    };
    const items = { ...household.sections.contracts?.items, '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1d02': daily };
    return { ...household, sections: { ...household.sections, contracts: { items } } };
  };
  await openedAt(1, '', { as }).open();
  const row = await screen.findByRole('row', { name: /^Krankentagegeld/ });
  expect(row).toHaveTextContent('je Tag, ab Tag 43');
  expect(row).toHaveTextContent('90');
});

test('who earns beside a pension can lose what is earned', async () => {
  const { services, householdId, open } = openedAt(5);
  const incomes = services.section(householdId, 'incomes').items;
  const [own] = Object.entries(incomes).find(([, { kind }]) => kind === 'statutoryPension') ?? [];
  services.changeElsewhere(householdId, 'incomes', `/items/${own}/kind`, 'sideJob');
  await open();
  expect(await screen.findByText(/Wegfallen kann nur der Verdienst daneben\./)).toBeVisible();
});
