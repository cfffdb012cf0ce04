import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import type { ProtectionWish } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

/** The page about a person of a sample, with these wishes in place of the sample's. */
async function open(number: SampleNumber, wish?: Partial<ProtectionWish>, at = 0) {
  const sample = testHouseholdOf(number);
  const { householdId, persons } = sample.summary;
  const personId = persons[at]?.personId ?? '';
  const protectionWishes = { items: wish ? { [personId]: { position: 0, ...wish } } : {} };
  const household = { ...sample, sections: { ...sample.sections, protectionWishes } };
  const services = createTestServices([household]);
  const path = `${routes.incomeProtectionConcept.href({ householdId })}?person=${personId}`;
  await renderArea(beratung, { path, services, customer: customerLooks });
  return { personId, kept: () => services.section(householdId, 'protectionWishes').items[personId] };
}

const row = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Bedarf, Staat, Vorhandenes, Lücke' })).getByRole('row', {
    name,
  });

test('what is missing in each case, and with what the concept closes it', async () => {
  await open(1, { disabilityPension: 500_00 });
  // need 1,800 of 2,250 net; full: 1,076 of the state, 724 missing, 224 with 500 more; partial: 538, 1,262, 762
  expect(await screen.findByRole('heading', { level: 1, name: 'Arbeitskraft: Konzept' })).toBeVisible();
  expect(await row(/Voll erwerbsgemindert/)).toHaveTextContent(/1\.076 €.*0 €.*724 €.*224 €/);
  expect(await row(/Teilweise erwerbsgemindert/)).toHaveTextContent(/538 €.*0 €.*1\.262 €.*762 €/);
  expect(screen.getByText(/Mit dem Konzept fehlen Lena noch/)).toHaveTextContent(
    '224 € im Monat statt 724 €',
  );
  // claimed and due in month 7, checked until month 13: six months of 500 come late
  expect(screen.getByText(/^Die erste Zahlung kommt im Monat 13, dazu 3\.000\s€ Nachzahlung/)).toBeVisible();
});

test('an amount is kept, and closes the gap at once', async () => {
  const { kept } = await open(1);
  expect(await screen.findByText(/Womit schließen Sie die Lücke/)).toHaveTextContent('724 € im Monat');
  await userEvent.type(screen.getByLabelText('Berufsunfähigkeit (BU)'), '800');
  await userEvent.tab();
  await waitFor(() => expect(kept()).toMatchObject({ disabilityPension: 800_00 }));
  await waitFor(() => expect(screen.getAllByText('schließen die Lücke')).not.toHaveLength(0)); // 724 were missing
});

test('more than insurers secure is said beside the field, and is kept all the same', async () => {
  const { kept } = await open(1);
  await userEvent.type(await screen.findByLabelText('Berufsunfähigkeit (BU)'), '9.000');
  await userEvent.tab();
  expect(await screen.findByText(/Versicherer sichern in der Regel höchstens/)).toBeVisible();
  await waitFor(() => expect(kept()).toMatchObject({ disabilityPension: 9_000_00 }));
});

test('who is covered is led to the terms of the old contracts', async () => {
  // Jonas wants 60 % of 3,235 until 65: 1,558 of the state and 1,000 of his own BU are more than 1,941
  await open(2, { needPercent: 60, untilAge: 65 });
  expect(await screen.findByText('Gut abgesichert: Jetzt zählen die Bedingungen')).toBeVisible();
});

test('for the retired it is not relevant', async () => {
  await open(5);
  expect(await screen.findByText('Nicht relevant')).toBeVisible();
  expect(screen.queryByLabelText('Berufsunfähigkeit (BU)')).toBeNull();
});

test('the customer sees the cases, what is added and which step it is', async () => {
  await open(1, { disabilityPension: 500_00, yearlyRise: 200 });
  const page = await customersPage();
  expect(page).toHaveTextContent(/Schritt 2 von 3/);
  expect(page).toHaveTextContent(/fehlen Ihnen noch 224 € im Monat statt 724 €/);
  expect(page).toHaveTextContent(/Rente bei Berufsunfähigkeit.*500 € mtl\./);
});

/** A catalogue with one invented cover: 1 euro a month for each 100 euros of pension. */
const catalogue = {
  version: '1',
  asOf: '2026-10-01',
  companies: [{ name: 'Muster Leben (fiktiv)', isInvented: true }],
  notIncluded: { de: 'keine', en: 'none' },
  cases: [],
  products: [
    {
      id: 'bu-test',
      version: '1',
      kind: 'insurance',
      line: 'disability',
      name: 'Testschutz',
      company: 'Muster Leben (fiktiv)',
      term: { de: 'BU', en: 'BU' },
      purpose: { de: 'BU', en: 'BU' },
      field: 'work',
      stage: 'foundation',
      licence: 'insurance',
      suits: [],
      unsuited: [
        { text: { de: 'wer schon krank ist', en: 'the ill' }, when: [{ kind: 'asked', fact: 'treatment' }] },
      ],
      benefit: { kind: 'monthly', least: 10_000, most: 500_000, step: 5_000, usual: 100_000 },
      stopping: { kind: 'consumed' },
      premium: {
        kind: 'perBenefit',
        per: 10_000,
        byAge: [
          [18, 100],
          [60, 100],
        ],
      },
      papers: [{ kind: 'ipid', version: '1', date: '2026-01-01' }],
      validFrom: '2026-01-01',
    },
  ],
};

test('the mix has example premiums, and a limit that they exceed is said', async () => {
  const sample = testHouseholdOf(1);
  const { householdId, persons } = sample.summary;
  const personId = persons[0]?.personId ?? '';
  const wish = { position: 0, disabilityPension: 500_00, premiumLimit: 3_00 };
  const protectionWishes = { items: { [personId]: wish } };
  const services = createTestServices([{ ...sample, sections: { ...sample.sections, protectionWishes } }]);
  services.intercept(({ url }) => (url.pathname.endsWith('/catalogue') ? json(200, catalogue) : undefined));
  await renderArea(beratung, { path: routes.incomeProtectionConcept.href({ householdId }), services });
  // 500 ÷ 100 × 1 euro = 5 euros, 2 more than the limit of 3
  const table = within(await screen.findByRole('table', { name: 'Beispielbeiträge' }));
  expect(table.getByRole('row', { name: /Testschutz, Muster Leben \(fiktiv\)/ })).toHaveTextContent('5 €');
  expect(screen.getByText('2 € über dem Rahmen von 3 €')).toBeVisible();
});
