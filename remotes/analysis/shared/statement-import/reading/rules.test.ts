import { wordsIn, withPairs } from '../../file-import/reading/plain';
import { createMatch, incoming, outgoing } from './rules';

const match = createMatch(outgoing);
const ruleOf = (text: string) => match(withPairs(wordsIn(text)))?.name;

test('a word that stands in many names decides only where no other word does', () => {
  expect(ruleOf('Apotheke an der Bahn')).toBe('medical');
  expect(ruleOf('Getränkemarkt Wasser und Wein')).toBe('groceries');
  expect(ruleOf('Restaurant alte Mode')).toBe('goingOut');
  expect(ruleOf('Deutsche Bahn Fernverkehr')).toBe('publicTransport');
  expect(ruleOf('Abschlag Wasser')).toBe('waste');
  expect(ruleOf('Mode am Markt')).toBe('clothing');
});

test('a word within another one is none of its own', () => {
  for (const text of ['Bahnhofstraße 3', 'Mineralwasser', 'Modell 7']) expect(ruleOf(text)).toBeUndefined();
});

test('whole words of trains and water go first, hyphens or not', () => {
  expect(ruleOf('S-Bahn Abo')).toBe('publicTransport');
  expect(ruleOf('BahnCard 50 Restaurant')).toBe('publicTransport');
  expect(ruleOf('Wassergebühren 2026')).toBe('waste');
});

test('large grocers, chemists and petrol stations are known by their names, and not by what others write', () => {
  const of = (name: string, purpose = 'Kartenzahlung') =>
    match(withPairs([...wordsIn(name), ...wordsIn(purpose)]), withPairs(wordsIn(name)))?.name;
  for (const name of [
    'REWE SAGT DANKE 44123456',
    'EDEKA Lindenhof',
    'LIDL DIENSTLEISTUNG',
    'Netto Marken-Discount',
  ])
    expect(of(name)).toBe('groceries');
  for (const name of ['ROSSMANN 1234', 'DM-Drogerie Markt', 'DM FIL.0815']) expect(of(name)).toBe('chemist');
  for (const name of ['ARAL Station 4711', 'Shell 0815', 'JET-Tankstelle', 'Esso Kiel'])
    expect(of(name)).toBe('fuel');
  expect(of('Shell Energy Retail GmbH', 'Stromabschlag')).toBe('electricity');
  expect(of('REWE Reisen', 'Pauschalreise')).toBe('travel');
  expect(of('Nachbar', 'Einkauf bei REWE')).toBeUndefined();
});

test('bills of doctors are known as such, whoever writes them', () => {
  for (const text of [
    'Praxis für Psychotherapie',
    'Dr. med. Beispiel',
    'Gemeinschaftspraxis am Markt',
    'Uniklinik Kiel',
  ])
    expect(ruleOf(text)).toBe('medical');
});

test('what takes the place of pay is known by its name; the Familienkasse of the same office pays Kindergeld', () => {
  const matchIn = createMatch(incoming);
  const of = (text: string) => matchIn(withPairs(wordsIn(text)))?.name;
  expect(of('Bundesagentur für Arbeit Arbeitslosengeld 10/2026')).toBe('unemploymentBenefit');
  expect(of('Bundesagentur für Arbeit Familienkasse KG 3F')).toBe('childBenefit');
  expect(of('Krankenkasse Beispiel Krankengeld')).toBe('sickPay');
  expect(of('Bundeskasse BAföG Oktober')).toBe('studentGrant');
});

test("more spellings of shops, petrol stations and those who collect doctors' bills", () => {
  const of = (name: string, purpose = 'Kartenzahlung') =>
    match(withPairs([...wordsIn(name), ...wordsIn(purpose)]), withPairs(wordsIn(name)))?.name;
  const spellings = {
    groceries: [
      'E neukauf',
      'NP Discount',
      'NETTO ApS & Co. KG',
      'HIT Verbrauchermarkt',
      'K+K Klaas & Kock',
      'Combi Verbrauchermarkt',
    ],
    chemist: ['DM 0815 Hamburg'],
    fuel: [
      'TOTAL SERVICE STATION',
      'ENI Deutschland',
      'BFT Willer',
      'Raiffeisen Tank',
      'Q1 Energie',
      'Tankcenter',
      'SB Tank',
    ],
    medical: [
      'PVS bayern GmbH',
      'DZR Deutsches Zahnärztliches Rechenzentrum',
      'BFS health finance GmbH',
      'ABZ ZR GmbH',
      'Privatärztliche Verrechnungsstelle',
      'Dr. Beispiel Kieferorthopäde',
      'Radiologie Nord',
      'Sana Kliniken',
      'Osteopathie Beispiel',
      'Dental Clinic',
    ],
  };
  for (const [rule, names] of Object.entries(spellings))
    expect(names.map((name) => [name, of(name)])).toEqual(names.map((name) => [name, rule]));
});

test('others who are called like a chain are none, and a vet treats nobody of the household', () => {
  const of = (name: string) => match(withPairs(wordsIn(name)))?.name;
  expect(of('Avia Versicherung')).toBe('insurance');
  expect(of('Penny Lane Kino')).toBe('goingOut');
  expect(of('Tierarztpraxis Beispiel')).toBe('vet');
  expect(of('Familie Zahn')).toBeUndefined();
});
