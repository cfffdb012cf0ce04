import { statementIn } from '../testing/readFile';

const contracts = [
  { id: 'motor', company: 'HUK24 AG', number: 'KFZ-9911', premium: 5_103 },
  { id: 'gym', company: 'Nordlicht Versicherung AG', premium: 2_990 },
];
const file = [
  'Buchungstag;Empfänger;Verwendungszweck;Betrag',
  '02.03.2026;HUK24 AG;Kfz Beitrag KFZ-9911;-51,03',
  '03.03.2026;Inkasso Beispiel;Beitrag K F Z 9911;-60,00',
  '04.03.2026;NORDLICHT VERS;Lastschrift;-29,90',
  '05.03.2026;Nordlicht Kino;Karten;-12,00',
  '06.03.2026;Werkstatt Beispiel;Kfz Reparatur;-300,00',
].join('\n');

test('payments are compared with the recorded contracts first: by number, else by company and amount', async () => {
  const { groups } = await statementIn(file, { contracts });
  const found = Object.fromEntries(groups.map(({ name, contract, rule }) => [name, contract ?? rule?.name]));
  expect(found).toEqual({
    'HUK24 AG': 'motor',
    'Inkasso Beispiel': 'motor',
    'NORDLICHT VERS': 'gym',
    'Nordlicht Kino': 'goingOut',
    'Werkstatt Beispiel': 'car',
  });
});

test('without them a premium of a car is one of an insurance, and no repair', async () => {
  const { groups } = await statementIn(file);
  expect(groups.find(({ name }) => name === 'HUK24 AG')?.rule?.name).toBe('insurance');
});
