import type { SectionData } from '@vp-digital/core/household';
import {
  changeableFields,
  closed,
  consentTo,
  createTestServices,
  json,
  renderArea,
  type RenderAreaOptions,
  serveConsents,
  type TestServices,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [jonas = '', aylin = '', emil = '', lia = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});

async function open(
  named: string,
  {
    id = jonas,
    sections = {},
    ...options
  }: Partial<RenderAreaOptions> & { id?: string; sections?: Partial<SectionData> } = {},
) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  const [part = '', search = ''] = named.split('?');
  const path = routes.personalDataSections.href({ householdId, id, sections: part });
  const rendered = await renderArea(analysis, {
    path: search ? `${path}?${search}` : path,
    services,
    ...options,
  });
  const items = <Name extends keyof SectionData>(name: Name): SectionData[Name]['items'] =>
    services.section(householdId, name).items;
  return { ...rendered, services, items };
}

const field = (name: string) => screen.findByRole('textbox', { name });

async function retype(name: string, value: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, value);
  await userEvent.tab();
  return input;
}

async function choose(name: RegExp, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('which sections', () => {
  test('those of the address in its order; what is none is passed over', async () => {
    await open('adresse.irgendwas.stammdaten');
    await screen.findByRole('region', { name: 'Adresse von Jonas' });
    expect(headings()).toEqual(['Adresse von Jonas', 'Stammdaten von Jonas']);
    expect(screen.getByText('Abschnitt 2 von 2')).toBeVisible();
  });

  test('without a valid one the page of all sections takes the place of this one', async () => {
    const { path, steps } = await open('irgendwas');
    const all = routes.personalData.href({ householdId, id: jonas });
    await waitFor(() => expect(path()).toBe(all));
    expect(steps()).toBe(0);
  });

  test('a child has neither job nor tax class', async () => {
    await open('beruf.stammdaten.forderdaten', { id: emil });
    await screen.findByRole('region', { name: 'Stammdaten von Emil' });
    expect(headings()).toEqual(['Stammdaten von Emil']);
  });

  test('the household’s id stands for its first person, and the field stays named', async () => {
    const { path } = await open('adresse?fokus=ort', { id: householdId });
    const first = routes.personalDataSections.href({ householdId, id: jonas, sections: 'adresse' });
    await waitFor(() => expect(path()).toBe(`${first}?fokus=ort`));
    await waitFor(async () => expect(await field('Ort')).toHaveFocus());
  });

  test('of somebody who is not in the household its overview opens, and says so', async () => {
    const { path, messages } = await open('adresse', { id: crypto.randomUUID() });
    await waitFor(() => expect(path()).toBe(routes.householdOverview.href({ householdId })));
    expect(messages).toContainEqual({
      type: 'showMessage',
      payload: { severity: 'info', text: 'Diese Person gehört nicht zu diesem Haushalt.' },
    });
  });
});

describe('Stammdaten', () => {
  test('a misspelt name is corrected', async () => {
    const { items } = await open('stammdaten');
    await retype('Nachname', 'O’Musterhaus');
    await waitFor(() => expect(items('persons')[jonas]?.lastName).toBe("O'Musterhaus"));
  });

  test('what is no name is said at the field, stays there and is not saved', async () => {
    const { items } = await open('stammdaten');
    const input = await retype('Vorname', 'Jonas 2');
    expect(input).toHaveValue('Jonas 2');
    expect(input).toHaveAccessibleDescription(/Nur Buchstaben/);
    expect(items('persons')[jonas]?.firstName).toBe('Jonas');
  });

  test('a birth date is corrected; one of a grown-up who would be under 18 is warned of', async () => {
    const { items } = await open('stammdaten');
    await retype('Geburtsdatum', '01.10.2008');
    await waitFor(() => expect(items('persons')[jonas]?.birthDate).toBe('2008-10-01'));
    expect(screen.queryByText(/mindestens 18 Jahre/)).toBeNull();
    const input = await retype('Geburtsdatum', '02.10.2008');
    await waitFor(() => expect(items('persons')[jonas]?.birthDate).toBe('2008-10-02'));
    expect(input).toHaveAccessibleDescription(/mindestens 18 Jahre/);
  });

  test('marital status and nationality are chosen, the country by the beginning of its name', async () => {
    const { items } = await open('stammdaten');
    await choose(/^Familienstand/, 'geschieden');
    const nationality = await screen.findByRole('combobox', { name: 'Staatsangehörigkeit' });
    await userEvent.click(nationality);
    await userEvent.type(nationality, 'oster');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(items('persons')[jonas]).toMatchObject({ maritalStatus: 'divorced', nationality: 'AT' }),
    );
  });

  const { [jonas]: single } = musterhaus.sections.persons?.items ?? {};

  test('a day of death that was not known when the file was closed is added afterwards', async () => {
    const { items } = await open('stammdaten', {
      sections: { persons: { items: single ? { [jonas]: single } : {} } },
    });
    const box = await screen.findByRole('checkbox', { name: 'Tag des Todes angeben' });
    expect(screen.queryByRole('textbox', { name: 'Verstorben am' })).toBeNull();
    await userEvent.click(box);
    await retype('Verstorben am', '29.09.2026');
    await waitFor(() => expect(items('persons')[jonas]?.deceasedOn).toBe('2026-09-29'));
  });

  test('of who was booked out without the day it is asked, also of two who died together; a mistake is taken back', async () => {
    const { [aylin]: other } = musterhaus.sections.persons?.items ?? {};
    const { items } = await open('stammdaten', {
      sections: {
        persons: {
          items:
            single && other
              ? { [jonas]: { ...single, deceased: true }, [aylin]: { ...other, deceased: true } }
              : {},
        },
      },
    });
    expect(await field('Verstorben am')).toHaveValue('');
    expect(screen.queryByRole('checkbox', { name: 'Tag des Todes angeben' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Verstorben' }));
    await waitFor(() => expect(items('persons')[jonas]?.deceased).toBe(false));
    expect(items('persons')[aylin]?.deceased).toBe(true);
  });

  test('the day of death stays under the cursor while it is emptied and typed anew', async () => {
    const { items } = await open('stammdaten', {
      sections: {
        persons: {
          items: single ? { [jonas]: { ...single, deceasedOn: '2026-09-29' }, [aylin]: single } : {},
        },
      },
    });
    await retype('Verstorben am', '28.09.2026');
    await waitFor(() => expect(items('persons')[jonas]?.deceasedOn).toBe('2026-09-28'));
  });

  test('who lives with others is booked out of the household instead', async () => {
    await open('stammdaten');
    await field('Vorname');
    expect(screen.queryByRole('checkbox', { name: 'Tag des Todes angeben' })).toBeNull();
  });

  test('of a child: whose it is, Kindergeld, and how long it learns', async () => {
    const { items } = await open('stammdaten', { id: emil });
    await userEvent.click(await screen.findByRole('button', { name: 'Jonas', pressed: true }));
    await userEvent.click(within(screen.getByRole('group', { name: 'Kindergeld' })).getByText('Nein'));
    await retype('In Ausbildung bis', '31.07.2035');
    await waitFor(() =>
      expect(items('persons')[emil]).toMatchObject({
        parents: [aylin],
        childBenefit: false,
        educationUntil: '2035-07-31',
      }),
    );
    expect(screen.queryByRole('combobox', { name: /^Familienstand/ })).toBeNull();
  });
});

describe('Adresse', () => {
  const none = { addresses: { items: {} } };

  test('the field that the address names has the focus; a state found by its name is everybody’s who has none', async () => {
    const { items } = await open('adresse?fokus=bundesland', { sections: none });
    const state = await screen.findByRole('combobox', { name: 'Bundesland' });
    await waitFor(() => expect(state).toHaveFocus());
    expect(screen.getByText('Gilt für alle 4 Personen, deren Adresse noch fehlt.')).toBeVisible();
    await userEvent.type(state, 'wurt');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(Object.values(items('addresses'))).toMatchObject([
        {
          federalState: 'BADEN_WUERTTEMBERG',
          country: 'DE',
          main: true,
          personIds: [jonas, aylin, emil, lia],
        },
      ]),
    );
    await retype('Ort', 'Ulm');
    await waitFor(() => expect(Object.values(items('addresses'))[0]?.city).toBe('Ulm'));
    expect(Object.keys(items('addresses'))).toHaveLength(1);
  });

  test('a postal code is written in capitals; what Germany does not know is only warned of', async () => {
    const { items } = await open('adresse');
    const stored = () => Object.values(items('addresses'))[0]?.postalCode;
    const input = await retype('Postleitzahl', 'sw1a 1aa');
    await waitFor(() => expect(stored()).toBe('SW1A 1AA'));
    expect(input).toHaveAccessibleDescription(/fünf Ziffern/);
    expect(input).toBeValid();
    expect(await retype('Postleitzahl', '86_150')).toHaveAccessibleDescription(/Nur Großbuchstaben/);
    expect(input).toBeInvalid();
    expect(stored()).not.toContain('_');
  });

  test('the federal state follows from the postal code; where it lies in several it is asked for', async () => {
    const { items } = await open('adresse');
    const state = () => Object.values(items('addresses'))[0]?.federalState;
    await retype('Postleitzahl', '89073');
    await waitFor(() => expect(state()).toBe('BADEN_WUERTTEMBERG'));
    expect(screen.getByRole('combobox', { name: 'Bundesland' })).toHaveValue('Baden-Württemberg');
    await retype('Postleitzahl', '22113');
    await waitFor(() => expect(state()).toBeUndefined());
  });

  test('one moves out and comes back: an address of her own, then that of the others again', async () => {
    const { items } = await open('adresse', { id: aylin });
    const homes = () => Object.values(items('addresses')).map(({ personIds }) => personIds);
    await userEvent.click(await screen.findByRole('button', { name: 'Eigene Adresse für Aylin' }));
    await waitFor(() => expect(homes()).toEqual([[jonas, emil, lia], [aylin]]));
    await retype('Straße', 'Andere Gasse');
    await waitFor(() =>
      expect(Object.values(items('addresses')).map(({ street }) => street)).toEqual([
        'Musterweg',
        'Andere Gasse',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Adresse von Jonas übernehmen' }));
    await waitFor(() => expect(homes()).toEqual([[jonas, emil, lia, aylin]]));
  });
});

describe('Beruf', () => {
  test('the first answer makes the main job', async () => {
    const { items } = await open('beruf', { sections: { employments: { items: {} } } });
    await choose(/^Berufliche Stellung/, 'Beamtet auf Lebenszeit');
    await retype('Wochenstunden', '38,5');
    await retype('Besoldungsgruppe', 'A13');
    await waitFor(() =>
      expect(Object.values(items('employments'))).toMatchObject([
        {
          personId: jonas,
          main: true,
          status: 'civilServantPermanent',
          weeklyHoursTenths: 385,
          payGrade: 'A13',
        },
      ]),
    );
    expect(screen.queryByRole('textbox', { name: 'Arbeitgeber' })).toBeNull();
  });

  test('usual occupations are offered in both forms, and any other is kept', async () => {
    const { items } = await open('beruf');
    const field = await screen.findByRole('combobox', { name: 'Beruf' });
    const offered = within(field.closest('div') ?? document.body).getAllByRole('option', { hidden: true });
    const names = offered.map((option) => option.getAttribute('value'));
    for (const name of ['Bankkauffrau', 'Bankkaufmann', 'Beton- und Stahlbetonbauerin', 'Ärztin'])
      expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
    await userEvent.clear(field);
    await userEvent.type(field, 'Glasaugenmacherin{Tab}');
    const jobs = () => Object.values(items('employments')).filter(({ personId }) => personId === jonas);
    await waitFor(() => expect(jobs()[0]?.occupation).toBe('Glasaugenmacherin'));
  });

  test('a further job stands beside the main one and goes again', async () => {
    const { items } = await open('beruf');
    const jobs = () => Object.values(items('employments')).filter(({ personId }) => personId === jonas);
    await userEvent.click(await screen.findByRole('button', { name: 'Weiteren Beruf hinzufügen' }));
    await waitFor(() => expect(jobs().map(({ main }) => main)).toEqual([true, false]));
    const second = within(screen.getByRole('group', { name: 'Weiterer Beruf von Jonas' }));
    expect(second.queryByRole('combobox', { name: /^Krankenversicherung/ })).toBeNull();
    await userEvent.click(second.getByRole('button', { name: 'Weiteren Beruf von Jonas entfernen' }));
    await waitFor(() => expect(jobs()).toHaveLength(1));
  });
});

describe('Förderdaten', () => {
  test('a class that the family status speaks against is saved, with a word', async () => {
    const { items } = await open('forderdaten');
    await choose(/^Steuerklasse/, 'I');
    await waitFor(() => expect(items('taxProfiles')[jonas]?.taxClass).toBe('I'));
    expect(screen.getByRole('combobox', { name: /^Steuerklasse/ })).toHaveAccessibleDescription(
      /Verheiratete und Lebenspartner.*haben Klasse III, IV oder V/,
    );
  });

  test('the rate of the church tax follows from the federal state', async () => {
    const { items } = await open('forderdaten');
    const church = await screen.findByRole('group', { name: 'Kirchensteuer' });
    expect(church).toHaveAccessibleDescription(/8\s%/);
    await userEvent.click(within(church).getByText('Ja'));
    await choose(/^Kinderfreibeträge/, '1,5');
    await waitFor(() =>
      expect(items('taxProfiles')[jonas]).toMatchObject({ churchTax: true, childAllowanceHalves: 3 }),
    );
  });

  test('a tax ID with a wrong check digit is saved and warned of; one of ten digits is not taken', async () => {
    const { items } = await open('forderdaten');
    const input = await retype('Steuer-ID', '08 529 630 728');
    await waitFor(() => expect(items('taxProfiles')[jonas]?.taxId).toBe('08529630728'));
    expect(input).toHaveAccessibleDescription(/Prüfziffer/);
    expect(input).toHaveValue('08 529 630 728');
    expect(await retype('Steuer-ID', '0852963072')).toHaveAccessibleDescription(/11 Ziffern/);
    expect(input).toBeInvalid();
    expect(items('taxProfiles')[jonas]?.taxId).not.toBe('0852963072');
  });

  test('who may not take in papers sees none of the numbers', async () => {
    const held = Object.values(permissions).filter((one) => one !== permissions.documentUpload);
    await open('forderdaten', { user: { permissions: held } });
    await screen.findByRole('combobox', { name: /^Steuerklasse/ });
    expect(screen.queryByRole('textbox', { name: 'Steuer-ID' })).toBeNull();
    expect(screen.getByText(/sieht nur, wer Unterlagen/)).toBeVisible();
  });
});

describe('Fertig', () => {
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  test('leads to all sections of the person where the address was opened by itself', async () => {
    const { path } = await open('adresse');
    await userEvent.click(await screen.findByRole('button', { name: 'Fertig' }));
    expect(path()).toBe(routes.personalData.href({ householdId, id: jonas }));
  });

  test('leads back to the page from which somebody came', async () => {
    Object.defineProperty(window, 'navigation', { value: { canGoBack: true }, configurable: true });
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
    const { path } = await open('adresse');
    const before = path();
    await userEvent.click(await screen.findByRole('button', { name: 'Fertig' }));
    expect(go).toHaveBeenCalledWith(-1);
    expect(path()).toBe(before);
  });
});

test('of a closed household everything is read and nothing can be changed', async () => {
  const services = createTestServices([closed(musterhaus)]);
  const sections = 'stammdaten.adresse.kontakt.beruf.forderdaten.bankverbindung';
  await renderArea(analysis, {
    path: routes.personalDataSections.href({ householdId, id: jonas, sections }),
    services,
  });
  expect(await field('Nachname')).toHaveValue('Musterhaus');
  await waitFor(() => expect(changeableFields()).toEqual([]));
  expect(screen.queryByRole('button', { name: /übernehmen|hinzufügen|Eigene/ })).toBeNull();
});

describe('Kontakt', () => {
  test('a number is kept with the calling code of the country, an address only as such', async () => {
    const { items } = await open('kontakt');
    const mobile = await retype('Mobil', '0171 39200-02');
    await waitFor(() => expect(items('contacts')[jonas]?.mobilePhone).toBe('+491713920002'));
    expect(mobile).toHaveValue('+49 1713920002');
    expect(await retype('E-Mail', 'jonas@beispiel')).toHaveAccessibleDescription(/E-Mail-Adresse eingeben/);
    await retype('E-Mail', 'jonas@example.org');
    await choose(/^Lieber per/, 'Messenger');
    await waitFor(() =>
      expect(items('contacts')[jonas]).toMatchObject({
        email: 'jonas@example.org',
        preferredChannel: 'messenger',
      }),
    );
  });
});

test('beside the channels stands by which of them advertising is allowed, with the way to change that', async () => {
  const services = createTestServices([musterhaus]);
  const records = [consentTo('marketingEmail', jonas), consentTo('marketingPhone', aylin)];
  serveConsents(services, () => records);
  await renderArea(analysis, {
    path: routes.personalDataSections.href({ householdId, id: jonas, sections: 'kontakt' }),
    services,
  });
  expect(await screen.findByText('E-Mail: erlaubt')).toBeVisible();
  expect(screen.getByText('Telefon: nicht erlaubt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Einwilligungen ändern' })).toHaveAttribute(
    'href',
    expect.stringContaining(routes.dataProtection.href({ householdId })),
  );
});

describe('Bankverbindung', () => {
  test('an account that its owner discusses alone is printed in no form, the one beside it is', async () => {
    const account = (institution: string) => ({ personIds: [jonas], institution, position: 0 });
    const items = {
      [crypto.randomUUID()]: { ...account('Geheimbank'), discussedAlone: 'covered' as const },
      [crypto.randomUUID()]: account('Hausbank'),
    };
    await open('bankverbindung', { sections: { bankAccounts: { items } } });
    const place = async (bank: string) =>
      (await screen.findByDisplayValue(bank)).closest('[data-vp-screen="true"]');
    expect(await place('Geheimbank')).not.toBeNull();
    expect(await place('Hausbank')).toBeNull();
  });

  const accounts = (items: SectionData['bankAccounts']['items']) => Object.values(items);

  test('the first account is made by its IBAN, kept without blanks and shown in groups', async () => {
    const { items } = await open('bankverbindung');
    const iban = await retype('IBAN', 'de70 9999 0000 0000 0010 01');
    await waitFor(() =>
      expect(accounts(items('bankAccounts'))).toMatchObject([
        { personIds: [jonas], holder: 'Jonas Musterhaus', iban: 'DE70999900000000001001' },
      ]),
    );
    expect(iban).toHaveValue('DE70 9999 0000 0000 0010 01');
    expect(iban).not.toHaveAccessibleDescription(/stimmt nicht/);
    expect(screen.getByText(/auf keinem Gerät zwischengespeichert/)).toBeVisible();
  });

  const askedCodes = (services: TestServices, banks: Record<string, object>) => {
    const asked: string[] = [];
    services.intercept(({ url }) => {
      const [, code] = /\/settings\/banks\/(.*)$/.exec(url.href) ?? [];
      if (code === undefined) return undefined;
      asked.push(code);
      return json(200, banks[code] ?? {});
    });
    return asked;
  };

  test('of a German IBAN bank and BIC are said; nothing but the bank code is asked for', async () => {
    const { services } = await open('bankverbindung');
    const banks = { 12030000: { bank: { name: 'Deutsche Kreditbank Berlin', bic: 'BYLADEM1001' } } };
    const asked = askedCodes(services, banks);
    await retype('IBAN', 'DE02 1203 0000 0000 2020 51');
    expect(
      await screen.findByText('Bank dieser IBAN: Deutsche Kreditbank Berlin · BIC BYLADEM1001'),
    ).toBeVisible();
    expect(asked).toEqual(['12030000']);
    await retype('IBAN', 'AT61 1904 3002 3457 3201');
    await waitFor(() => expect(screen.queryByText(/Bank dieser IBAN/)).toBeNull());
    expect([...new Set(asked)]).toEqual(['12030000']); // what stood there holds until the next one can be read
  });

  test('a bank code that the list does not have is said kindly, and the IBAN is kept', async () => {
    const { services, items } = await open('bankverbindung');
    askedCodes(services, {});
    const iban = await retype('IBAN', 'DE70 9999 0000 0000 0010 01');
    expect(await screen.findByText(/^Die Bankleitzahl 99990000 steht nicht im Verzeichnis/)).toBeVisible();
    expect(iban).toBeValid();
    expect(accounts(items('bankAccounts'))[0]?.iban).toBe('DE70999900000000001001');
  });

  test.each([
    ['2026-09-07', /^Verzeichnis der Bundesbank vom 07\.09\.2026$/],
    ['2026-06-01', /^Verzeichnis der Bundesbank vom 01\.06\.2026$/], // four months ago to the day
    ['2026-05-31', /^Das Verzeichnis der Bundesbank ist vom 31\.05\.2026 und damit alt/],
  ])('of the list of banks of %s it is said how old it is', async (listFrom, words) => {
    const { services } = await open('bankverbindung');
    askedCodes(services, { 99990000: { listFrom } });
    await retype('IBAN', 'DE70 9999 0000 0000 0010 01');
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('check digits that do not fit are warned of and kept; what is no IBAN is not', async () => {
    const { items } = await open('bankverbindung');
    const iban = await retype('IBAN', 'DE71 9999 0000 0000 0010 01');
    await waitFor(() => expect(iban).toHaveAccessibleDescription(/Prüfziffer stimmt nicht/));
    expect(iban).toBeValid();
    expect(accounts(items('bankAccounts'))[0]?.iban).toBe('DE71999900000000001001');
    expect(await retype('IBAN', '12345')).toHaveAccessibleDescription(/beginnt mit Land und Prüfziffer/);
    expect(iban).toBeInvalid();
  });

  test('a further account is added and removed', async () => {
    const { items } = await open('bankverbindung');
    await retype('Bank', 'Muster Bank');
    await userEvent.click(await screen.findByRole('button', { name: 'Weiteres Konto hinzufügen' }));
    await waitFor(() => expect(accounts(items('bankAccounts'))).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Konto 2 von Jonas entfernen' }));
    await waitFor(() =>
      expect(accounts(items('bankAccounts')).map(({ institution }) => institution)).toEqual(['Muster Bank']),
    );
  });

  test('who may not take in papers sees no number', async () => {
    const held = Object.values(permissions).filter((one) => one !== permissions.documentUpload);
    await open('bankverbindung', { user: { permissions: held } });
    expect(await field('Bank')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /IBAN|BIC/ })).toBeNull();
  });
});
