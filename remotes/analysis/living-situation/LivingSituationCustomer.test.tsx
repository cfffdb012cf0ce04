import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import analysis from '../mount';

const musterhaus = testHouseholdOf(2);

/** Their home with so many half rooms. */
async function open(roomHalves: number, language: 'de' | 'en' = 'de') {
  const items = Object.entries(musterhaus.sections.housing?.items ?? {}).map(
    ([id, home]) => [id, { ...home, roomHalves }] as const,
  );
  const sections = { ...musterhaus.sections, housing: { items: Object.fromEntries(items) } };
  await renderArea(analysis, {
    path: routes.livingSituation.href({ householdId: musterhaus.summary.householdId }),
    services: createTestServices([{ ...musterhaus, sections }]),
    language,
    customer: customerLooks,
  });
  return customersPage();
}

test('rooms are written with their word, so that nobody takes them for an amount', async () => {
  expect(await open(7)).toHaveTextContent('Aufteilung3,5 Zimmer');
});

test('one room is one, in English too', async () => {
  expect(await open(2, 'en')).toHaveTextContent('Layout1 room');
});
