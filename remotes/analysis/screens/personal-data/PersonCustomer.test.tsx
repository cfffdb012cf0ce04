import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const [jonas = '', , emil = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});

const open = (id: string, sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: ({ householdId }) => routes.personalData.href({ householdId, id }),
    household: musterhaus,
    sections,
    language,
  });

test('a person is told what is known, without accounts and taxes', async () => {
  const page = await open(jonas);
  expect(page).toHaveTextContent('Ihre Angaben, Jonas');
  expect(page).toHaveTextContent(/Geburtsdatum02\.09\.1988, 38 Jahre/);
  expect(page).toHaveTextContent(/StraßeMusterweg 2/);
  expect(page).not.toHaveTextContent(/IBAN|Kirchensteuer|Steuerklasse|Bankverbindung/);
});

test('what is missing is said and counted', async () => {
  const addresses = Object.entries(musterhaus.sections.addresses?.items ?? {}).map(
    ([id, { city: _, ...home }]) => [id, home] as const,
  );
  const before = await open(jonas);
  expect(before).not.toHaveTextContent('Ortfehlt noch');
  document.body.replaceChildren();
  const page = await open(jonas, { addresses: { items: Object.fromEntries(addresses) } });
  expect(page).toHaveTextContent('Ortfehlt noch');
  expect(page).toHaveTextContent(/\d Angaben? fehl(t|en) noch\./);
  expect(page).toHaveTextContent('Nächster Schritt: Was noch fehlt');
});

test('that all is there is claimed only where taxes and accounts are known too', async () => {
  const contact = {
    mobilePhone: '+491701234567',
    email: 'j@example.org',
    preferredChannel: 'email' as const,
  };
  const jobs = Object.entries(musterhaus.sections.employments?.items ?? {}).map(
    ([id, job]) => [id, { ...job, employer: 'Muster GmbH', healthFund: 'AOK Bayern' }] as const,
  );
  const known = {
    contacts: { items: { [jonas]: contact } },
    employments: { items: Object.fromEntries(jobs) },
    taxProfiles: { items: {} },
  } as TestHousehold['sections'];
  const page = await open(jonas, known);
  expect(page).toHaveTextContent('Das wissen wir über Sie.');
  expect(page).not.toHaveTextContent('Alles, wonach wir fragen');
});

test('of a child its parents are told, in the words of the form that edits it', async () => {
  const page = await openForCustomer(analysis, {
    hrefOf: ({ householdId }) =>
      routes.personalDataSections.href({ householdId, id: emil, sections: 'stammdaten' }),
    household: musterhaus,
  });
  expect(page).toHaveTextContent('Ihre Angaben zu Emil');
  expect(page).not.toHaveTextContent('Anrede');
});

test('in English too', async () => {
  expect(await open(jonas, {}, 'en')).toHaveTextContent('Your details, Jonas');
});
