import type { StatutoryPension } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  consentTo,
  createTestServices,
  renderArea,
  serveConsents,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

type Letters = Record<string, StatutoryPension>;

const older = '66666666-0000-4000-8000-000000000001';
const newer = '66666666-0000-4000-8000-000000000002';
const foreign = '66666666-0000-4000-8000-000000000003';

/** The sheet of the first person, with these letters in place of the sample's. */
async function openSheet(number: SampleNumber, lettersOf?: (personId: string) => Letters) {
  const sample = testHouseholdOf(number);
  const { householdId, persons } = sample.summary;
  const personId = persons[0]?.personId ?? '';
  const sections = lettersOf
    ? { ...sample.sections, statutoryPensions: { items: lettersOf(personId) } }
    : sample.sections;
  const services = createTestServices([{ ...sample, sections }]);
  serveConsents(services, () => persons.map((person) => consentTo('healthData', person.personId)));
  const path = `${routes.incomeProtectionNeed.href({ householdId })}?blatt=angaben`;
  await renderArea(beratung, { path, services });
  const sheet = within(await screen.findByRole('complementary', { name: /^Angaben zu / }));
  const kept = () => services.section(householdId, 'statutoryPensions').items;
  return { sheet, kept, personId };
}

const letter = (personId: string, recordDate: string, more: Partial<StatutoryPension> = {}) => ({
  position: 0,
  personId,
  recordDate,
  provider: 'statutory' as const,
  ...more,
});

const disability = 'Volle Erwerbsminderungsrente, brutto';

test('the newest letter of the scheme that pays is shown and written into, no other', async () => {
  const { sheet, kept } = await openSheet(1, (personId) => ({
    [older]: letter(personId, '2023-04-01', { disabilityPension: 90_000 }),
    [newer]: letter(personId, '2026-04-01', { disabilityPension: 110_000 }),
    [foreign]: letter(personId, '2026-09-01', { provider: 'civilService', disabilityPension: 200_000 }),
  }));
  const field = sheet.getByLabelText(disability);
  expect(field).toHaveValue('1.100,00');
  await userEvent.clear(field);
  await userEvent.type(field, '1.250');
  await userEvent.tab();
  await waitFor(() => expect(kept()[newer]?.disabilityPension).toBe(125_000));
  expect(kept()[older]?.disabilityPension).toBe(90_000);
  expect(kept()[foreign]?.disabilityPension).toBe(200_000);
});

test('without a letter the first amount makes one of today, and nothing is made before', async () => {
  const { sheet, kept, personId } = await openSheet(1, () => ({}));
  const field = sheet.getByLabelText(disability);
  expect(field).toHaveValue('');
  expect(kept()).toEqual({});
  await userEvent.type(field, '980');
  await userEvent.tab();
  await waitFor(() =>
    expect(Object.values(kept())).toMatchObject([
      // told without a letter: its date is none of a letter
      { personId, provider: 'statutory', disabilityPension: 98_000, source: 'customer' },
    ]),
  );
});

test('who is not entitled says so, and the gap is the whole need', async () => {
  const { sheet, kept } = await openSheet(1);
  expect(screen.getByRole('img', { name: /es fehlen 724\s€/ })).toBeInTheDocument();
  const entitled = sheet.getByRole('switch', { name: 'Anspruch auf Erwerbsminderungsrente' });
  expect(entitled).toBeChecked();
  await userEvent.click(entitled);
  await waitFor(() => expect(Object.values(kept())).toMatchObject([{ disabilityEntitled: false }]));
  expect(await screen.findByRole('img', { name: /es fehlen 1\.800\s€/ })).toBeInTheDocument();
});

test('a civil servant is asked for what is paid when unfit for service, and for no entitlement', async () => {
  const { sheet, kept, personId } = await openSheet(4, () => ({}));
  expect(sheet.queryByRole('switch', { name: 'Anspruch auf Erwerbsminderungsrente' })).toBeNull();
  await userEvent.type(sheet.getByLabelText('Ruhegehalt bei Dienstunfähigkeit, brutto'), '2.300');
  await userEvent.tab();
  await waitFor(() =>
    expect(Object.values(kept())).toMatchObject([
      { personId, provider: 'civilService', disabilityPension: 230_000 },
    ]),
  );
});

test('what is no amount is said beside the field and is not kept', async () => {
  const { sheet, kept } = await openSheet(1, () => ({}));
  const field = sheet.getByLabelText(disability);
  await userEvent.type(field, 'viel');
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(kept()).toEqual({});
});

test('a self-employed person is asked for the claim: unanswered counts for nothing, and no is an answer', async () => {
  const { sheet, kept, personId } = await openSheet(3, (id) => ({
    [newer]: letter(id, '2026-04-01', { pointsTenThousandths: 114_000, disabilityPension: 32_000 }),
  }));
  expect(screen.getByText(/Es fehlt: Anspruch auf Erwerbsminderungsrente/)).toBeVisible();
  const claim = within(sheet.getByRole('group', { name: 'Anspruch auf Erwerbsminderungsrente' }));
  for (const answer of claim.getAllByRole('button')) expect(answer).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(claim.getByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(kept()[newer]).toMatchObject({ personId, disabilityEntitled: false }));
  expect(screen.queryByText(/Es fehlt: /)).toBeNull();
  await userEvent.click(claim.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(kept()[newer]).toMatchObject({ disabilityEntitled: true }));
});

test('without a letter an employee’s pension is estimated from pay and age, and said so', async () => {
  await openSheet(1, () => ({}));
  expect(screen.getByRole('img', { name: /es fehlen [\d.]+\s€/ })).toBeInTheDocument();
  expect(
    screen.getByText(/^Die Erwerbsminderungsrente von Lena ist geschätzt aus Einkommen und Alter/),
  ).toBeVisible();
});
