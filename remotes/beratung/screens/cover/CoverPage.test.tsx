import type { Contract } from '@vp-digital/core/household';
import { sampleHousehold, type SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHousehold,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

async function open(number: SampleNumber, language: 'de' | 'en' = 'de', benefit?: number) {
  const sample = sampleHousehold(number);
  const contracts = Object.entries(sample.sections.contracts.items).map(([id, contract]) => [
    id,
    benefit !== undefined && contract.line === 'disability' ? { ...contract, benefit } : contract,
  ]);
  const household = testHousehold({
    ...sample,
    sections: { ...sample.sections, contracts: { items: Object.fromEntries(contracts) } },
  });
  const path = routes.incomeProtectionCover.href({ householdId: sample.householdId });
  await renderArea(beratung, {
    path,
    services: createTestServices([household]),
    language,
    customer: customerLooks,
  });
}

const staircase = () => screen.findByRole('img', { name: /im Zeitverlauf/ });

test('shows pay, sick pay, pension and gap over time', async () => {
  await open(1);
  expect(await screen.findByText(/Kann Lena dauerhaft nicht mehr arbeiten/)).toHaveTextContent(
    'Kann Lena dauerhaft nicht mehr arbeiten, fehlen 724 € im Monat.',
  );
  expect(await staircase()).toHaveAccessibleName(
    /Woche 1–6: 2.250\s€; Woche 7–78: 1.909\s€; ab Woche 79 bis 67: 1.076\s€, es fehlen 724\s€/,
  );
});

test('the table names payer, begin, end and condition', async () => {
  await open(1);
  const table = await screen.findByRole('table', { name: 'Wer zahlt wann? Fall: Voll' });
  const sickPay = within(table).getByRole('row', { name: /Krankengeld/ });
  expect(sickPay).toHaveTextContent('höchstens 78 Wochen');
  expect(sickPay).toHaveTextContent('ab Woche 7');
  expect(sickPay).toHaveTextContent('bis Woche 78');
  expect(sickPay).toHaveTextContent('1.909 €');
});

test('all cases stand in one table whichever is drawn', async () => {
  await open(1);
  const table = within(await screen.findByRole('table', { name: 'Alle Fälle' }));
  // half of the pension of 1,076 euros; the need is 1,800 euros
  expect(table.getByRole('row', { name: /^Teilweise/ })).toHaveTextContent(/538\s€.*1\.262\s€/);
  expect(table.getByRole('row', { name: /^Voll/ })).toHaveTextContent(/1\.076\s€.*724\s€/);
  expect(table.getByRole('row', { name: /^Krank.*7–78/ })).toHaveTextContent(/1\.909\s€/);
});

test('the three cases differ in what follows the sick pay', async () => {
  await open(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Teilweise' }));
  expect(await staircase()).toHaveAccessibleName(/ab Woche 79 bis 67: 538\s€, es fehlen 1.262\s€/);
  await userEvent.click(screen.getByRole('button', { name: 'Krank' }));
  expect(await staircase()).toHaveAccessibleName(/1.909\s€$/);
});

test('a private pension that ends before the old-age pension is said aloud', async () => {
  await open(2);
  expect(await screen.findByText('Ab 65 fehlen 1.030 € im Monat')).toBeVisible();
  expect(await customersPage()).toHaveTextContent(/ab 65 bis 67\s*es fehlen 1\.030 €/); // the customer reads it too
  const table = screen.getByRole('table', { name: /Wer zahlt wann/ });
  expect(within(table).getByRole('row', { name: /Private BU/ })).toHaveTextContent('bis 65');
});

test('who is secured only until a private pension ends is not called secured', async () => {
  await open(2, 'de', 1_500_00);
  expect(await screen.findByText(/Kann Jonas dauerhaft nicht mehr arbeiten/)).toHaveTextContent(
    'Kann Jonas dauerhaft nicht mehr arbeiten, ist der Bedarf nur bis 65 gesichert. Danach fehlen 1.030 € im Monat.',
  );
});

test('explains sick pay by the law', async () => {
  await open(1);
  await userEvent.click(await screen.findByRole('button', { name: 'So haben wir gerechnet: Krankengeld' }));
  expect(await screen.findAllByText(/§ 47 \(1\) SGB V/)).not.toHaveLength(0);
});

test('the self-employed without a right to a disability pension are told why', async () => {
  await open(3);
  expect(await screen.findByText('Clara hat keinen Anspruch auf Erwerbsminderungsrente')).toBeVisible();
  expect(await staircase()).toHaveAccessibleName(/Woche 1–6: 0\s€/);
});

test('civil servants keep their pay, then have the pension of those unfit for service', async () => {
  await open(4);
  expect(await screen.findByRole('button', { name: 'Dienstunfähig' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Teilweise' })).not.toBeInTheDocument();
  expect(screen.getByText('Wann ist man dienstunfähig?')).toBeVisible();
  expect(await staircase()).toHaveAccessibleName(/Woche 1–78: 4.078\s€; ab Woche 79 bis 67: 1.921\s€/);
  expect(screen.getByText(/^Netto im Monat nach dem eigenen PKV-Beitrag/)).toBeVisible();
});

async function openWithDaily(number: SampleNumber, personName: string, more: object) {
  const sample = sampleHousehold(number);
  const [personId = ''] =
    Object.entries(sample.sections.persons.items).find(([, { firstName }]) => firstName === personName) ?? [];
  const daily: Contract = {
    kind: 'insurance',
    line: 'dailySickness',
    company: 'Muster Versicherung',
    personIds: [personId],
    position: 50,
    premium: 20_00,
    frequency: 'monthly',
    state: 'ok',
    benefit: 60_00,
    benefitKind: 'daily',
    ...more,
  };
  const items = { ...sample.sections.contracts.items, '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a05': daily };
  const household = testHousehold({ ...sample, sections: { ...sample.sections, contracts: { items } } });
  const path = routes.incomeProtectionCover.href({ householdId: sample.householdId });
  await renderArea(beratung, { path, services: createTestServices([household]), customer: customerLooks });
  return sample.householdId;
}

test('a daily sickness benefit pays 30 days a month; a first day that is assumed is said', async () => {
  await openWithDaily(1, 'Lena', {});
  // sick pay of 1,909 and 30 × 60 euros
  expect(await staircase()).toHaveAccessibleName(/Woche 7–78: 3\.709\s€/);
  expect(screen.getByText('Das Krankentagegeld ist ab Tag 43 gerechnet')).toBeVisible();
});

test('of the self-employed the first day is asked for, and none is assumed', async () => {
  const householdId = await openWithDaily(3, 'Clara', {});
  expect(await screen.findByText('Es fehlt: erster Tag mit Krankentagegeld.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'erster Tag mit Krankentagegeld ergänzen' })).toHaveAttribute(
    'href',
    `${routes.contracts.href({ householdId })}?fokus=erster-tag`,
  );
});

test('for the retired it is not relevant', async () => {
  await open(5);
  expect(await screen.findByText('Nicht relevant')).toBeVisible();
});

test('speaks English', async () => {
  await open(1, 'en');
  expect(await screen.findByText(/If Lena can no longer work for good/)).toHaveTextContent('€724');
});

test('without the federal state nothing is computed, and the very field is one step away', async () => {
  const sample = sampleHousehold(1);
  const { householdId } = sample;
  const household = testHousehold({
    ...sample,
    sections: { ...sample.sections, addresses: { items: {} } },
  });
  const path = routes.incomeProtectionCover.href({ householdId });
  await renderArea(beratung, { path, services: createTestServices([household]) });
  const [id = ''] = Object.keys(sample.sections.persons.items);
  const address = routes.personalDataSections.href({ householdId, id, sections: 'adresse' });
  expect(await screen.findByRole('link', { name: 'Bundesland ergänzen' })).toHaveAttribute(
    'href',
    `${address}?fokus=bundesland`,
  );
});
