import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import area from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;

const summary = (
  day: string,
  free: number,
  netWorth: number,
  known?: { net: boolean; netWorth: boolean },
) => ({
  snapshotId: crypto.randomUUID(),
  householdId,
  label: `Stand ${day}`,
  occasion: 'annualReview',
  createdAt: `${day}T10:00:00.000Z`,
  createdBy: 'Petra Beispiel',
  sha256: 'ab'.repeat(32),
  figures: { netMonthly: 545_000, free, netWorth, ...(known && { known }) },
  reports: 0,
});

async function open(snapshots: ReturnType<typeof summary>[], language: 'de' | 'en' = 'de') {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url }) => (url.pathname.endsWith('/snapshots') ? json(200, snapshots) : undefined));
  await renderArea(area, {
    path: routes.snapshots.href({ householdId }),
    services,
    language,
    customer: customerLooks,
  });
  return customersPage();
}

test('the customer is told what has become of the wealth, and what was free each time', async () => {
  const page = await open([
    summary('2026-03-02', 56_600, 24_000_000),
    summary('2025-11-12', 71_100, 23_000_000),
  ]);
  expect(page).toHaveTextContent('Ihr Weg bisher, Jonas und Aylin');
  expect(page).toHaveTextContent(/Seit dem 12\.11\.2025 hat sich Ihr Vermögen um \+\s?10\.000 € verändert\./);
  expect(page).toHaveTextContent(/Stand 2026-03-02am 02\.03\.2026566 €/);
});

test('what was not known is said so, and one day is no course', async () => {
  const unknown = { net: false, netWorth: false };
  const page = await open([summary('2026-03-02', 0, 0, unknown)]);
  expect(page).toHaveTextContent('Seit dem 02.03.2026 halten wir fest, wo Sie stehen.');
  expect(page).toHaveTextContent(/am 02\.03\.2026nicht bekannt/);
  expect(page).not.toHaveTextContent(/\d €/);
});

test('before the first one, in English too', async () => {
  expect(await open([], 'en')).toHaveTextContent('Today we record for the first time where you stand.');
});
