import type { SampleNumber } from '@vp-digital/core/household/samples';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import pkv from '../../mount';

const open = (number: SampleNumber, language: 'de' | 'en' = 'de', sections: TestHousehold['sections'] = {}) =>
  openForCustomer(pkv, {
    hrefOf: routes.pkvStart.href,
    household: testHouseholdOf(number),
    language,
    sections,
  });

/** Everybody of a household insured like this. */
function insured(number: SampleNumber, healthInsurance: 'private' | 'statutory') {
  const items = Object.entries(testHouseholdOf(number).sections.employments?.items ?? {}).map(
    ([id, job]) => [id, { ...job, healthInsurance }] as const,
  );
  return { employments: { items: Object.fromEntries(items) } };
}

test('who may choose is told by how much, both systems, and what cannot be taken back', async () => {
  const page = await open(6);
  expect(page).toHaveTextContent(/Sie können wählen: Ihr Gehalt liegt 30\.200 € über der Grenze\./);
  await waitFor(() => expect(page).toHaveTextContent(/77\.400 €/));
  expect(page).toHaveTextContent('Ab 55 ist der Rückweg praktisch verschlossen');
  expect(page).toHaveTextContent('Nächster Schritt: Was es kostet');
  expect(page).not.toHaveTextContent(/SGB|Zu den Verträgen/);
});

test('who is insured by law is told from when on there is a choice, and what is possible beside it', async () => {
  const page = await open(2);
  expect(page).toHaveTextContent(
    /Sie sind gesetzlich versichert\. Wählen können Sie ab 15\.600 € mehr im Jahr\./,
  );
  expect(page).toHaveTextContent('Pflegezusatz');
  expect(page).not.toHaveTextContent('Rückweg');
});

test('a civil servant sees the aid, and the contracts that the family has', async () => {
  const page = await open(4);
  expect(page).toHaveTextContent(/Beihilfe heute50 %/);
  expect(page).toHaveTextContent('Wie die Familie versichert ist');
  expect(page).toHaveTextContent(/IdaGesetzlich: beitragsfrei44\s€/);
});

test('in English too', async () => {
  expect(await open(6, 'en')).toHaveTextContent(/You can choose: your pay is €30,200 above the limit\./);
});

test('who is privately insured below the limit is not told to be above it', async () => {
  const page = await open(2, 'de', insured(2, 'private'));
  expect(page).toHaveTextContent('Sie sind bereits privat versichert.');
  expect(page).not.toHaveTextContent('über der Grenze');
});

test('who is above the limit and compulsorily insured yet is told from when on there is a choice', async () => {
  const page = await open(6, 'de', insured(6, 'statutory'));
  expect(page).toHaveTextContent('Noch gesetzlich versichert bis zum Jahresende');
});
