import { emptySection, type SectionData } from '@vp-digital/core/household';
import { sampleHousehold } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHousehold,
  type TestHousehold,
  testHouseholdOf,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = ({ summary: { householdId } }: TestHousehold, services: TestServices) =>
  renderArea(analysis, { path: routes.statePension.href({ householdId }), services });
const lettersOf = ({ summary: { householdId } }: TestHousehold, services: TestServices) =>
  Object.values(services.section(householdId, 'statutoryPensions').items);
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

/** A household as the services hold it, with other letters. */
const withLetters = (
  household: TestHousehold,
  change: (letters: SectionData['statutoryPensions']) => SectionData['statutoryPensions'],
): TestHousehold => ({
  ...household,
  sections: {
    ...household.sections,
    statutoryPensions: change(household.sections.statutoryPensions ?? emptySection('statutoryPensions')),
  },
});

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

test('what the letters say is shown after contributions and tax, for each and for both', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  expect(await screen.findByText(/Jonas und Aylin können vom Staat mit/)).toHaveTextContent('2.597 €');
  const jonas = await cardOf('Jonas');
  expect(jonas.getByRole('region', { name: 'Renten von Jonas' })).toHaveTextContent(/1\.714.*2\.143/);
  const projected = jonas.getByRole('textbox', { name: 'Prognostizierte Rente' });
  expect(projected).toHaveValue('2.143,00');
  await type(projected, '2.000');
  expect(screen.getByText(/können vom Staat mit/)).toHaveTextContent('2.482 €');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(lettersOf(musterhaus, services)).toContainEqual(
    expect.objectContaining({ projectedPension: 2_000_00 }),
  );
});

test('from what the state pays the way leads on to planner and basic pension', async () => {
  await open(musterhaus, createTestServices([musterhaus]));
  const { householdId } = musterhaus.summary;
  for (const [name, route] of [
    ['Ruhestandsplaner', routes.retirement],
    ['Basisrente: Bedarf', routes.basicPensionNeed],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', route.href({ householdId }));
});

test('without a letter the pension is estimated from pay and age, where it stands and without a letter’s date', async () => {
  const unknown = withLetters(musterhaus, () => emptySection('statutoryPensions'));
  const services = createTestServices([unknown]);
  const { state } = await open(unknown, services);
  expect(await screen.findByText(/Jonas und Aylin können vom Staat mit/)).toHaveTextContent(
    /mit geschätzt [\d.]+ € netto im Monat/,
  );
  const jonas = await cardOf('Jonas');
  expect(jonas.getByText(/^Die Rente von Jonas ist geschätzt aus Einkommen und Alter/)).toBeVisible();
  expect(jonas.getByRole('slider', { name: 'Rentenbeginn' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Stand der Auskunft/ })).toBeNull();
  // whoever knows the years of contributions tells them: the points stay an estimate
  await type(await jonas.findByRole('textbox', { name: 'Beitragsjahre bisher' }), '12');
  await userEvent.click(jonas.getByRole('button', { name: /Entgeltpunkte schätzen/ }));
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const [estimate] = lettersOf(unknown, services);
  expect(estimate).toMatchObject({ source: 'estimated', provider: 'statutory' });
  expect(estimate?.pointsTenThousandths).toBeGreaterThan(100_000);
  expect(await jonas.findByText(/^Gerechnet ist mit geschätzt/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Stand der Auskunft/ })).toBeNull();
});

test('a letter replaces the estimate, also one that is older than it', async () => {
  const [[id = '', letter] = []] = Object.entries(musterhaus.sections.statutoryPensions?.items ?? {});
  if (!letter) throw new Error('the sample has no letter');
  const { projectedPension: _, ...facts } = letter;
  const estimate = { ...facts, recordDate: '2026-10-01', source: 'estimated' as const };
  const items = { [id]: letter, '66666666-0000-4000-8000-000000000009': estimate };
  const both = withLetters(musterhaus, () => ({ items }));
  await open(both, createTestServices([both]));
  const jonas = await cardOf('Jonas');
  expect(jonas.getByRole('textbox', { name: 'Prognostizierte Rente' })).toHaveValue('2.143,00');
  expect(jonas.queryByText(/geschätzt aus Einkommen und Alter/)).toBeNull();
});

test('what was told without a letter shows no date until somebody gives that of a letter', async () => {
  const [[id = '', letter] = []] = Object.entries(musterhaus.sections.statutoryPensions?.items ?? {});
  if (!letter) throw new Error('the sample has no letter');
  const provided = withLetters(musterhaus, () => ({
    items: { [id]: { ...letter, source: 'customer' as const } },
  }));
  const services = createTestServices([provided]);
  const { state } = await open(provided, services);
  const jonas = await cardOf('Jonas');
  const date = jonas.getByRole('textbox', { name: /^Stand der Auskunft/ });
  expect(date).toHaveValue('');
  await type(date, '01.03.2026');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const [kept] = lettersOf(provided, services);
  expect(kept).toMatchObject({ recordDate: '2026-03-01' });
  expect(kept).not.toHaveProperty('source');
});

test('of a member of a Versorgungswerk the page asks for the letter that this one gives', async () => {
  const unknown = withLetters(musterhaus, () => emptySection('statutoryPensions'));
  const employments = {
    items: Object.fromEntries(
      Object.entries(unknown.sections.employments?.items ?? {}).map(([id, job]) => [
        id,
        { ...job, professionalPensionFund: 'Architektenversorgung' },
      ]),
    ),
  };
  const member = { ...unknown, sections: { ...unknown.sections, employments } };
  const services = createTestServices([member]);
  await open(member, services);
  expect(await screen.findByText('Was steht in der Anwartschaftsmitteilung?')).toBeVisible();
  const jonas = await cardOf('Jonas');
  expect(jonas.getByText('Die Anwartschaftsmitteilung gibt das Versorgungswerk.')).toBeVisible();
  await userEvent.click(jonas.getByRole('button', { name: 'Anwartschaftsmitteilung erfassen' }));
  await waitFor(() => expect(lettersOf(member, services)).toMatchObject([{ provider: 'professional' }]));
});

test('of a civil servant the page asks for the rate of the pension, not for points', async () => {
  const musteramt = testHouseholdOf(4);
  const unknown = withLetters(musteramt, () => emptySection('statutoryPensions'));
  await open(unknown, createTestServices([unknown]));
  const henrik = await cardOf('Henrik');
  expect(henrik.queryByText(/Renteninformation/)).toBeNull();
  await userEvent.click(henrik.getByRole('button', { name: 'Versorgungsauskunft erfassen' }));
  expect(await henrik.findByRole('textbox', { name: 'Ruhegehaltssatz' })).toBeVisible();
  expect(henrik.queryByRole('textbox', { name: 'Entgeltpunkte' })).toBeNull();
  expect(henrik.getByRole('textbox', { name: 'Ruhegehalt bei Dienstunfähigkeit, brutto' })).toBeVisible();
});

describe('a civil servant’s pension', () => {
  const official = testHouseholdOf(4);
  const withRate = (tenThousandths: number) =>
    withLetters(official, ({ items }) => ({
      items: Object.fromEntries(
        Object.entries(items).flatMap(([id, { projectedPension: _, ...letter }]) =>
          letter.provider === 'civilService' ? [[id, { ...letter, pensionRate: tenThousandths }]] : [],
        ),
      ),
    }));

  test('that is the minimum says so, and what it may be besides', async () => {
    await open(withRate(2_000), createTestServices([withRate(2_000)]));
    expect(await screen.findByText('Gerechnet mit der Mindestversorgung')).toBeVisible();
    expect(screen.getByText(/35 % der letzten Bezüge/)).toHaveTextContent('65 % der Endstufe A 4');
  });

  test('that is more says nothing of it', async () => {
    await open(withRate(6_820), createTestServices([withRate(6_820)]));
    expect(await screen.findByRole('region', { name: 'Renten von Henrik' })).toBeVisible();
    expect(screen.queryByText('Gerechnet mit der Mindestversorgung')).toBeNull();
  });
});

test('an old letter, and points that do not give what is earned, are worth a second look', async () => {
  const odd = withLetters(musterhaus, ({ items }) => ({
    items: Object.fromEntries(
      Object.entries(items).map(([id, letter]) => [
        id,
        { ...letter, recordDate: '2023-05-01', earnedPension: 1_000_00 },
      ]),
    ),
  }));
  await open(odd, createTestServices([odd]));
  const jonas = await cardOf('Jonas');
  expect(jonas.getByText('Diese Auskunft ist älter als zwei Jahre')).toBeVisible();
  expect(jonas.getByText('Erworbene Rente und Entgeltpunkte passen nicht zusammen')).toBeVisible();
});

test('the newest letter counts, and earlier ones stay', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  const jonas = await cardOf('Jonas');
  await userEvent.click(jonas.getByRole('button', { name: 'Neuere Renteninformation erfassen' }));
  expect(await jonas.findByText(/Eine frühere Auskunft bleibt gespeichert/)).toBeVisible();
  await type(jonas.getByRole('textbox', { name: 'Prognostizierte Rente' }), '2.200');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(lettersOf(musterhaus, services)).toHaveLength(3);
  await userEvent.click(jonas.getByRole('button', { name: 'Renteninformation von Jonas entfernen' }));
  await waitFor(() =>
    expect(jonas.getByRole('textbox', { name: 'Prognostizierte Rente' })).toHaveValue('2.143,00'),
  );
});

test('the retired are told where their pensions stand', async () => {
  const musterruh = testHouseholdOf(5);
  await open(musterruh, createTestServices([musterruh]));
  expect(await screen.findByText('Die Renten stehen bei den Einkommen.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Renten von/ })).toBeNull();
});

test('what an estimate of the points lacks leads to its field', async () => {
  const { incomes = emptySection('incomes') } = musterhaus.sections;
  const items = Object.entries(incomes.items).map(([id, { gross: _, ...income }]) => [id, income] as const);
  const unknown = withLetters(musterhaus, () => emptySection('statutoryPensions'));
  const household = {
    ...unknown,
    sections: { ...unknown.sections, incomes: { items: Object.fromEntries(items) } },
  };
  const { householdId, persons } = musterhaus.summary;
  await open(household, createTestServices([household]));
  const jonas = await cardOf('Jonas');
  expect(await jonas.findByRole('link', { name: 'Einkommen ergänzen' })).toHaveAttribute(
    'href',
    `${routes.income.href({ householdId })}?fokus=brutto-${persons[0]?.personId}`,
  );
});

test('the customer sees what is left, and no form', async () => {
  const path = routes.statePension.href({ householdId: musterhaus.summary.householdId });
  const services = createTestServices([musterhaus]);
  await renderArea(analysis, { path, services, customer: customerLooks });
  const shown = within(await customersPage());
  const options = { hidden: true };
  expect(shown.getByText('Nettorente, Jonas').closest('section')).toHaveTextContent('1.714');
  for (const role of ['textbox', 'button', 'link']) expect(shown.queryAllByRole(role, options)).toEqual([]);
});

test('another start is tried out: what four years early cost, and the way back; nothing of it is kept', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  const jonas = await cardOf('Jonas');
  const start = jonas.getByRole('slider', { name: 'Rentenbeginn' });
  expect(start).toHaveAttribute('aria-valuetext', expect.stringMatching(/^mit 67 Jahren, /));
  expect(jonas.getByText(/ohne Abschlag und Zuschlag/)).toHaveTextContent('1.714 €');
  fireEvent.change(start, { target: { value: '-48' } });
  expect(start).toHaveAttribute('aria-valuetext', expect.stringMatching(/^mit 63 Jahren, /));
  expect(jonas.getByText(/weniger als mit 67 Jahren/)).toBeVisible();
  expect(jonas.getByText(/Abschlag von 14,4\s%/)).toBeVisible();
  expect(state().session.dirty).toEqual({});
  await userEvent.click(jonas.getByRole('button', { name: 'Zurück zur Regelaltersgrenze' }));
  expect(jonas.getByText(/ohne Abschlag und Zuschlag/)).toHaveTextContent('1.714 €');
});

test('a retired couple sees both pensions by who receives them', async () => {
  const musterruh = sampleHousehold(5);
  const retired = testHousehold(musterruh);
  await open(retired, createTestServices([retired]));
  const card = within(await screen.findByRole('region', { name: 'Wenn einer stirbt' }));
  expect(card.getByText('Witwen- oder Witwerrente für Helga')).toBeVisible();
  expect(card.getByText('Witwen- oder Witwerrente für Gerd')).toBeVisible();
  expect(card.getAllByText(/bei einer Heirat vor 2002: /)).toHaveLength(2);
});

test('of a pension that is known as paid out only, the gross is asked for, by whose it is', async () => {
  const musterruh = sampleHousehold(5);
  const items = Object.fromEntries(
    Object.entries(musterruh.sections.incomes.items).map(([id, income]) => {
      const { gross: _, ...paidOut } = income;
      return [id, income.net === 863_00 ? paidOut : income]; // Helga's pension as it is paid out only
    }),
  );
  const untold = testHousehold({ ...musterruh, sections: { ...musterruh.sections, incomes: { items } } });
  await open(untold, createTestServices([untold]));
  const waiting = within(await screen.findByRole('region', { name: 'Wenn einer stirbt' }));
  expect(
    waiting.getByText('Für die Rente von Helga, wenn Gerd stirbt, fehlt noch: Helga: Brutto.'),
  ).toBeVisible();
  const [link] = waiting.getAllByRole('link', { name: 'Helga: Brutto ergänzen' });
  expect(link).toHaveAttribute('href', expect.stringContaining('?fokus=brutto'));
});

test('a couple sees what one is paid when the other dies; without marriage that there is nothing', async () => {
  const services = createTestServices([musterhaus]);
  await open(musterhaus, services);
  const card = within(await screen.findByRole('region', { name: 'Wenn einer stirbt' }));
  expect(card.getByText('Witwen- oder Witwerrente für Aylin')).toBeVisible();
  expect(card.getByText(/^wenn Jonas stirbt/)).toBeVisible();
  expect(card.getByText('Witwen- oder Witwerrente für Jonas')).toBeVisible();

  const { householdId } = musterhaus.summary;
  const [, second] = Object.keys(services.section(householdId, 'persons').items);
  const unmarried = (maritalStatus?: 'single'): TestHousehold => ({
    ...musterhaus,
    sections: {
      ...musterhaus.sections,
      persons: {
        items: Object.fromEntries(
          Object.entries(services.section(householdId, 'persons').items).map(([id, person]) => [
            id,
            { ...person, maritalStatus: id === second ? maritalStatus : person.maritalStatus },
          ]),
        ),
      },
    },
  });
  cleanup();
  await open(unmarried('single'), createTestServices([unmarried('single')]));
  expect(await screen.findByText(/Ohne Ehe .* keine Witwen- oder Witwerrente/)).toBeVisible();
  cleanup();
  await open(unmarried(), createTestServices([unmarried()]));
  expect(await screen.findByRole('link', { name: /^Familienstand von/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/stammdaten?fokus=familienstand'),
  );
});
