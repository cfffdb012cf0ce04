import {
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import haushalt from '../../mount';
import { consentServices, informed, record } from '../../shared/testing/consentServices';

const musterhaus = testHouseholdOf(2);
const { householdId, persons } = musterhaus.summary;
const [jonas = '', aylin = ''] = persons.map(({ personId }) => personId);

async function open(language: 'de' | 'en' = 'de') {
  const records = [
    ...informed(jonas),
    ...informed(aylin),
    record(jonas, 'marketingPhone'),
    record(jonas, 'marketingPhone', { action: 'withdrawn', at: '2026-02-01T09:00:00.000Z' }),
  ];
  const { services } = consentServices(musterhaus, { records });
  await renderArea(haushalt, {
    path: routes.dataProtection.href({ householdId }),
    services,
    language,
    customer: customerLooks,
  });
  return customersPage();
}

test('everybody is told what they were given and have consented to, and of when it is', async () => {
  const page = await open();
  expect(page).toHaveTextContent('Ihre Einwilligungen, Jonas und Aylin');
  expect(page).toHaveTextContent('DatenschutzinformationAusgehändigt 12.11.2025');
  expect(page).toHaveTextContent('GesundheitsangabenNicht erteilt');
  expect(page).toHaveTextContent('Werbung per TelefonWiderrufen 01.02.2026');
  expect(page).toHaveTextContent('Sie sind informiert. Einwilligungen gibt es keine.');
  expect(page).not.toHaveTextContent(/Entwürfe|Fassung|Petra/);
});

test('in English too', async () => {
  expect(await open('en')).toHaveTextContent('You decide');
});
