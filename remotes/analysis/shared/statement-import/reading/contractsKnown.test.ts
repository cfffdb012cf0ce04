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

test('a number is found as a statement writes it, and never as a part of a longer one', async () => {
  const numbered = [
    { id: 'life', company: 'Allianz Lebensversicherungs-AG', number: '0010042', premium: 10_000 },
    { id: 'motor', company: 'HUK-COBURG', number: '123/456789-K', premium: 5_103 },
    { id: 'open', company: 'Musterleben', number: '00000', premium: 1_000 },
    { id: 'short', company: 'Musterleben', number: '00012', premium: 2_000 },
  ];
  const found = async (purpose: string) => {
    const table = `Buchungstag;Empfänger;Verwendungszweck;Betrag\n02.03.2026;Inkasso;${purpose};-250,00\n`;
    return (await statementIn(table, { contracts: numbered })).groups[0]?.contract;
  };
  expect(await found('Vertrag 10042 Beitrag')).toBe('life');
  expect(await found('Kfz 123 456789K')).toBe('motor');
  for (const purpose of ['Schaden 9910042', 'Rechnung 1004299', 'Zeit 2026-01-00T42', 'Nr. 12, Rest 0,50'])
    expect(await found(purpose)).toBeUndefined();
});

test('a company is known by its name in any form, and its premium within a tenth', async () => {
  const recorded = [
    { id: 'health', company: 'Debeka Krankenversicherungsverein a.G.', premium: 45_012 },
    { id: 'travel', company: 'HanseMerkur', premium: 1_999 },
    { id: 'home', company: 'Württembergische Versicherung AG', premium: 1_234 },
  ];
  const found = async (name: string, amount: string) => {
    const table = `Buchungstag;Empfänger;Betrag\n02.03.2026;${name};-${amount}\n`;
    return (await statementIn(table, { contracts: recorded })).groups[0]?.contract;
  };
  expect(await found('DEBEKA KRANKENVERSICHERUNG', '450,12')).toBe('health');
  expect(await found('Hanse Merkur Reiseversich', '20,99')).toBe('travel');
  expect(await found('WUERTTEMBERGISCHE', '12,34')).toBe('home');
  expect(await found('WUERTTEMBERGISCHE', '99,00')).toBeUndefined();
});
