import type { AdvisorProfile, ConsentRecord } from '@vp-digital/core/contracts';
import {
  consentTo,
  createTestServices,
  json,
  customerLooks,
  customersPage,
  renderArea,
  serveConsents,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import type { FlagPort } from '@vp-digital/core/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const [jonas = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
const path = routes.companyPresentation.href({ householdId: musterhaus.summary.householdId });

const flags: FlagPort = {
  isEnabled: (name) => name === 'unternehmenspraesentation',
  settled: () => true,
  subscribe: () => () => {},
};

const known: AdvisorProfile = {
  company: 'Beispiel Beratung GmbH',
  street: 'Marktplatz 1',
  postalCode: '89073',
  city: 'Ulm',
  telephone: '+49 731 123456',
  status: 'broker',
  registerNumber: 'D-ABCD-12345-67',
  remuneration: ['commission', 'fee'],
  complaintOffice: 'Schlichtungsstelle Musterstadt',
};

function servicesOf(profile: AdvisorProfile, isOwn = true, records: ConsentRecord[] = []) {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url }) =>
    url.pathname === '/api/settings/acting-advisor'
      ? json(200, { name: 'Petra Beispiel', isOwn, profile })
      : undefined,
  );
  serveConsents(services, () => records);
  return services;
}

const card = (name: string) => screen.findByRole('region', { name });

test('an advisor who has said all of herself presents herself, by whom she is paid and who settles disputes', async () => {
  await renderArea(analysis, { path, flags, services: servicesOf(known) });
  const who = await card('Wer ich bin');
  for (const fact of [
    'Petra Beispiel',
    'Beispiel Beratung GmbH',
    'Marktplatz 1, 89073 Ulm',
    'D-ABCD-12345-67',
  ])
    expect(within(who).getByText(fact)).toBeVisible();
  const paid = await card('Wovon das bezahlt wird');
  expect(paid).toHaveTextContent('erhalte ich eine Provision. Sie ist in der Prämie enthalten.');
  expect(paid).toHaveTextContent('Für die Beratung zahlen Sie eine Vergütung');
  expect(paid).toHaveTextContent('schlichtet: Schlichtungsstelle Musterstadt');
  expect(paid).not.toHaveTextContent('Zuwendungen');
  expect(screen.queryByText('Hier fehlen noch Angaben zu Ihnen')).not.toBeInTheDocument();
});

test('what she has not said is not made up, and leads to its field', async () => {
  const { company, registerNumber } = known;
  await renderArea(analysis, {
    path,
    flags,
    services: servicesOf({ company: company ?? '', registerNumber }),
  });
  const who = await card('Wer ich bin');
  expect(within(who).queryByText('Telefonnummer')).not.toBeInTheDocument();
  expect(within(who).getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute(
    'href',
    '/beraterauswahl?fokus=telephone',
  );
  expect(within(await card('Wovon das bezahlt wird')).getByRole('link')).toHaveAttribute(
    'href',
    '/beraterauswahl?fokus=remuneration',
  );
});

test('an assistant is told whose profile it is, without a way that she may not go', async () => {
  await renderArea(analysis, { path, flags, services: servicesOf({}, false) });
  const who = await card('Wer ich bin');
  expect(who).toHaveTextContent('Ergänzen kann sie Petra Beispiel im eigenen Profil.');
  expect(within(who).queryByRole('link')).not.toBeInTheDocument();
});

test('without the permission for settings no way leads there', async () => {
  const held = Object.values(permissions).filter((one) => one !== permissions.userSettings);
  await renderArea(analysis, { path, flags, services: servicesOf({}), user: { permissions: held } });
  expect(within(await card('Wer ich bin')).queryByRole('link')).not.toBeInTheDocument();
});

test('to whom the Erstinformation was handed over is said of each adult', async () => {
  const record: ConsentRecord = {
    ...consentTo('initialInformation', jonas),
    action: 'handedOver',
    form: 'paper',
    on: '2026-09-28',
  };
  await renderArea(analysis, { path, flags, services: servicesOf(known, true, [record]) });
  const handedOver = await card('Erstinformation');
  expect(await within(handedOver).findByText('ausgehändigt 28.09.2026')).toBeVisible();
  expect(within(handedOver).getAllByText('noch nicht ausgehändigt')).toHaveLength(1);
});

test('the company’s own presentation opens in a window of its own', async () => {
  const { messages } = await renderArea(analysis, { path, flags, services: servicesOf(known) });
  await userEvent.click(await screen.findByRole('button', { name: 'Präsentation des Unternehmens öffnen' }));
  expect(messages).toContainEqual({
    type: 'navigateToNewWindow',
    payload: { url: 'https://companyPresentation.example/' },
  });
});

test('the customer sees who advises, and nothing of what is missing', async () => {
  const services = servicesOf({ company: 'Beispiel GmbH' });
  await renderArea(analysis, { path, flags, services, customer: customerLooks });
  const picture = within(await customersPage());
  expect(await picture.findByText('Beispiel GmbH')).toBeInTheDocument();
  expect(picture.getByText('Wie wir arbeiten')).toBeInTheDocument();
  expect(picture.queryByText('Wovon das bezahlt wird')).not.toBeInTheDocument();
  expect(picture.queryByText(/fehlen/)).not.toBeInTheDocument();
});
