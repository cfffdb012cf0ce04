import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  serveConsents,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import beratung from '../../mount';

type Page = 'incomeProtectionNeed' | 'incomeProtectionCover';

async function open(number: SampleNumber, page: Page, sections: TestHousehold['sections'] = {}) {
  const sample = testHouseholdOf(number);
  const household = { ...sample, sections: { ...sample.sections, ...sections } };
  const services = createTestServices([household]);
  serveConsents(services, () => []);
  const path = routes[page].href({ householdId: household.summary.householdId });
  await renderArea(beratung, { path, services, customer: customerLooks });
  return customersPage();
}

const pages: Page[] = ['incomeProtectionNeed', 'incomeProtectionCover'];

test.each(pages)('%s tells the retired that their pension does not depend on work', async (page) => {
  const shown = await open(5, page);
  expect(shown).toHaveTextContent('Ihre Rente bekommen Sie, ob Sie arbeiten können oder nicht.');
  expect(shown).toHaveTextContent('Nächster Schritt: Ihre Zusammenfassung');
});

test.each(pages)('%s says that facts are missing while they are', async (page) => {
  const shown = await open(1, page, { incomes: { items: {} }, employments: { items: {} } });
  expect(shown).toHaveTextContent('Dazu fehlen noch Angaben.');
  expect(shown).toHaveTextContent('Nächster Schritt: Was noch fehlt');
});
