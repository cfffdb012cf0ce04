import { openForCustomer, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

/** Their home with so many half rooms. */
function open(roomHalves: number, language: 'de' | 'en' = 'de') {
  const items = Object.entries(musterhaus.sections.housing?.items ?? {}).map(
    ([id, home]) => [id, { ...home, roomHalves }] as const,
  );
  const sections = { housing: { items: Object.fromEntries(items) } };
  return openForCustomer(analysis, {
    hrefOf: routes.livingSituation.href,
    household: musterhaus,
    sections,
    language,
  });
}

test('rooms are written with their word, so that nobody takes them for an amount', async () => {
  expect(await open(7)).toHaveTextContent('Aufteilung3,5 Zimmer');
});

test('one room is one, in English too', async () => {
  expect(await open(2, 'en')).toHaveTextContent('Layout1 room');
});
