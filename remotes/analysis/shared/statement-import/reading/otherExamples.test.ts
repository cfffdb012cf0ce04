import { strToU8, zipSync } from 'fflate';
import { otherExamples, brokenArchives, mt940Of } from '../testing/otherExamples';
import { camt, csvCamt } from '../testing/statements';
import { answerTo, figuresOf, fileBytes, statementIn } from '../testing/readFile';

test.each(otherExamples)('%s', async (_, file, expected) => {
  const statement = await statementIn(file);
  const { unbalanced, unbalancedOn, otherFiles } = statement;
  expect({ ...figuresOf(statement), unbalanced, unbalancedOn, otherFiles }).toMatchObject(expected);
});

test('days that can be read in two ways are asked for, and read as somebody says', async () => {
  const file = 'Date;Name;Amount\n3/4/2026;Kiosk;-1,00\n5/4/2026;Laden;-2,00\n';
  expect(await answerTo(file)).toMatchObject({ kind: 'unmapped', table: { dayOrder: 'open' } });
  const days = async (monthFirst: boolean) => (await statementIn(file, { monthFirst })).span;
  expect(await days(true)).toEqual({ from: '2026-03-04', to: '2026-05-04' });
  expect(await days(false)).toEqual({ from: '2026-04-03', to: '2026-04-05' });
});

test('of heads that name no amount the others stay known, and a layout is remembered', async () => {
  const file = 'Buchungstag;Empfänger;IBAN;Wieviel;Rest\n07.04.2026;Kiosk;;-1,00;99,00\n';
  const answer = await answerTo(file);
  expect(answer).toMatchObject({ kind: 'unmapped', table: { mapping: { day: 0, payee: 1, iban: 2 } } });
  const strange = 'Wann;Wer;Wieviel\n07.04.2026;Kiosk;-1,00\n';
  const asked = await answerTo(strange);
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  const { signature = '' } = asked.table;
  const remembered = { [signature]: { day: 0, payee: 1, amount: 2 } };
  expect(figuresOf(await statementIn(strange, { remembered }))).toMatchObject({ out: 100, names: ['Kiosk'] });
});

test('a line that has lost or won a delimiter is not believed', async () => {
  const heads = 'Buchungstag;Name;Saldo;Betrag\n';
  const lines = [
    '07.04.2026;Kiosk;100,00;-1,00',
    '08.04.2026;Kiosk;99,00;-2,00',
    '09.04.2026;Kiosk;98,00;-3,00',
  ];
  const shifted = [...lines, '10.04.2026;;Kiosk;95,00;-4,00', ''].join('\n');
  expect(figuresOf(await statementIn(heads + shifted))).toMatchObject({ out: 600, left: { unreadable: 1 } });
});

test('a currency within the cell of the amount is no euro, and what it comes to is said', async () => {
  const file = 'Datum;Name;Betrag\n07.04.2026;Shop;-12,00 CHF\n08.04.2026;Kiosk;-20,00 €\n';
  const { left, leftSums, ...read } = await statementIn(file);
  expect(figuresOf({ left, leftSums, ...read })).toMatchObject({ bookings: 1, out: 2_000 });
  expect(leftSums).toEqual({ foreign: { CHF: { out: 1_200, in: 0 } } });
  const dollars = 'Date,Description,Amount\n04/07/2026,Shop,-$12.00\n04/28/2026,Shop,"-$1,020.00"\n';
  expect(await answerTo(dollars)).toMatchObject({
    kind: 'unmapped',
    left: { foreign: 2 },
    leftSums: { foreign: { USD: { out: 103_200, in: 0 } } },
  });
});

test('balances that do not fit the bookings are pointed out', async () => {
  const cut = mt940Of([':60F:C260331EUR100,00', ':61:260407D20,15NDDT', ':86:Kiosk'], ':62F:C260430EUR49,85');
  expect(await statementIn(cut)).toMatchObject({
    unbalanced: -3_000,
    unbalancedOn: { day: '2026-04-30', difference: -3_000 },
  });
  const next = mt940Of([':60F:C260430EUR49,85', ':61:260504D5,00NDDT', ':86:Kino'], ':62F:C260531EUR74,85');
  expect(await statementIn(cut + next)).toMatchObject({
    unbalanced: 0, // what one lacks the other has too much
    unbalancedOn: { day: '2026-04-30', difference: -3_000 },
  });
});

test('files of several formats at once are refused: the same bookings could count twice', async () => {
  const answer = await answerTo([csvCamt(), camt()]);
  expect(answer).toMatchObject({ kind: 'refused', reason: 'severalFormats' });
});

/** Heads of banks, brokers and programs for accounts: each with what goes out and comes in. */
test.each([
  [
    'two columns of the name',
    'Kontonummer;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung\n1;02.03.2026;02.03.2026;Laden;Filiale;x;-1,00;EUR\n1;03.03.2026;03.03.2026;Werk;;x;10,00;EUR\n',
    ['Laden Filiale', 'Werk'],
  ],
  [
    'an original amount in another currency',
    '"Booking Date","Partner Name","Amount (EUR)","Original Amount","Original Currency"\n2026-03-02,Laden,-1.00,1.20,USD\n2026-03-03,Werk,10.00,,\n',
    ['Laden', 'Werk'],
  ],
  [
    'gross, fee and net',
    '"Datum","Name","Status","Währung","Brutto","Gebühr","Netto","Guthaben"\n"02.03.2026","Laden","Abgeschlossen","EUR","-1,00","0,00","-1,00","9,00"\n"03.03.2026","Werk","Abgeschlossen","EUR","10,50","-0,50","10,00","9,00"\n',
    ['Laden', 'Werk'],
  ],
  [
    'the sign in a column of its own, and the purpose in several',
    'Betrag;Betrag - Buchungsart;Betrag - Währung;Buchungstag;Begünstigter/Absender - Name;Verwendungszweckzeile 1;Verwendungszweckzeile 2\n1,00;S;EUR;02.03.2026;Laden;Ein;kauf\n10,00;H;EUR;03.03.2026;Werk;Lohn;\n',
    ['Laden', 'Werk'],
  ],
  [
    'payer and payee, for men and women',
    '"Buchungsdatum";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"IBAN";"Betrag (€)"\n"02.03.26";"Gebucht";"Mia";"Laden";"";"-1,00"\n"03.03.26";"Gebucht";"Werk";"Mia";"";"10,00"\n',
    ['Laden', 'Werk'],
  ],
  [
    'a counterparty that is an account',
    '"Date","Amount","Account","Counterparty","Name","Description"\n"2026-03-02","-1.00","DE02120300000000202051","DE02100500000054540402","Laden","x"\n"2026-03-03","10.00","DE02120300000000202051","DE02700202700010108669","Werk","x"\n',
    ['Laden', 'Werk'],
  ],
  [
    'Soll and Haben, both unsigned',
    'Buchungsdatum;Empfänger/Zahlungspflichtiger;Soll (EUR);Haben (EUR)\n02.03.2026;Laden;1,00;\n03.03.2026;Werk;;10,00\n',
    ['Laden', 'Werk'],
  ],
])('heads: %s', async (_, file, names) => {
  expect(figuresOf(await statementIn(file))).toMatchObject({ bookings: 2, out: 100, in: 1_000, names });
});

test('archives that are cut or encrypted are refused', async () => {
  const archive = fileBytes('c11-zip-with-a-file-for-each-day.zip');
  for (const broken of brokenArchives(archive)) expect((await answerTo(broken)).kind).toBe('refused');
});

test('a statement of one format behind one of another is never lost in silence', async () => {
  const table = 'Buchungstag;Name;Betrag\n07.04.2026;Kiosk;-1,00\n';
  const message = mt940Of(
    [':60F:C260331EUR100,00', ':61:260407D20,15NDDT', ':86:Kiosk'],
    ':62F:C260430EUR79,85',
  );
  for (const file of [table + message, message + table]) {
    const answer = await answerTo(file);
    if (answer.kind === 'read') expect(answer.left.unreadable).toBeGreaterThan(0);
    else expect(answer.kind).toBe('refused');
  }
});

test('heads that come again and again are read without looking at every line for each of them', async () => {
  const file = 'Datum;Name;Betrag\n02.03.2026;Kiosk;-1,00\n'.repeat(5_000);
  const { bookings, left } = await statementIn(file);
  expect(bookings + (left.repeated ?? 0)).toBe(5_000);
});

test('an archive in which a digit has changed is refused', async () => {
  const table = strToU8('Buchungstag;Name;Betrag\n07.04.2026;Kiosk;-1,00\n');
  const archive = zipSync({ 'a.csv': [table, { level: 0 }] });
  expect((await statementIn(archive)).bookings).toBe(1);
  const at = archive.findIndex(
    (_, index) => String.fromCharCode(...archive.subarray(index, index + 5)) === '-1,00',
  );
  const changed = archive.map((byte, index) => (index === at + 1 ? '7'.charCodeAt(0) : byte));
  expect(await answerTo(changed)).toMatchObject({ kind: 'refused', reason: 'spreadsheet' });
});
