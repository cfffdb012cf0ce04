import { deflateSync, strToU8, zipSync } from 'fflate';
import { latin1 } from '../../file-import/testing/latin1';

/** A second file of each kind: in other words, with other heads, from other programs. */

const own = 'DE02120300000000202051';

export const mt940Of = (lines: readonly string[], closing: string, end = ['-']): string =>
  [':20:STARTUMS', ':25:12030000/202051', ':28C:4/1', ...lines, closing, ...end, ''].join('\r\n');

/** Letters of DOS and of Macintosh for their German words. */
const dos: Record<string, number> = { ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1, Ä: 0x8e, Ö: 0x99, Ü: 0x9a };
const macintosh: Record<string, number> = { ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7, Ä: 0x80, Ö: 0x85, Ü: 0x86 };
const inLetters = (letters: Record<string, number>) => (text: string) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));

const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

const entry = (inner: string, outer = '') =>
  `<Ntry>${outer}<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls></Ntry>`;
const camt = (entries: string, version = '08', message = '053') => {
  const [outer, report] = message === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrAcctRpt', 'Rpt'];
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.${version}"><${outer}><GrpHdr/><${report}><Acct><Id><IBAN>${own}</IBAN></Id><Ownr><Nm>Mia Muster</Nm></Ownr></Acct>${entries}</${report}></${outer}></Document>`;
};
const amount = (euros: string, sign: 'CRDT' | 'DBIT', rest = '<BookgDt><Dt>2026-04-07</Dt></BookgDt>') =>
  `<Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${rest}<Sts><Cd>BOOK</Cd></Sts>`;
const creditor = (name: string) => `<RltdPties><Cdtr><Pty><Nm>${name}</Nm></Pty></Cdtr></RltdPties>`;
const twoParties = (debtor: string, to: string) =>
  `<RltdPties><Dbtr><Pty><Nm>${debtor}</Nm></Pty></Dbtr><Cdtr><Pty><Nm>${to}</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Miete Mai</Ustrd></RmtInf>`;

export const otherExamples: readonly [string, string | Uint8Array, object][] = [
  [
    'MT940: the hour of a time begins a line, and it is that of the first field',
    mt940Of(
      [
        ':60F:C260331EUR100,00',
        ':61:2604070407D20,15NDDT',
        ':86:Cafe Beispiel 2026-04-06T',
        ':20:15 Karte',
        ':25:00 Uhr',
      ],
      ':62F:C260430EUR79,85',
    ),
    { bookings: 1, out: 2_015, left: { unreadable: 0 }, unbalanced: 0 },
  ],
  [
    'MT940: 29 February of a common year, and 30 February as the day of booking',
    mt940Of(
      [':60F:C260130EUR10,00', ':61:260229D1,00NMSC', ':86:Entgelt', ':61:2603020230D2,00NMSC', ':86:Porto'],
      ':62F:C260230EUR7,00',
    ),
    { bookings: 2, out: 300, span: ['2026-01-30', '2026-02-28'] },
  ],
  [
    'MT940: bookings that are only expected',
    mt940Of(
      [':60F:C260331EUR10,00', ':61:260407ED4,00NMSC', ':86:Kino', ':61:260408D1,00NMSC', ':86:Porto'],
      ':62F:C260430EUR9,00',
    ),
    { bookings: 1, out: 100, left: { pending: 1 } },
  ],
  [
    'MT940: a return by its sign',
    mt940Of(
      [
        ':60F:C260331EUR100,00',
        ':61:2604020402D30,00NDDT',
        ':86:105?00LASTSCHRIFT?20SVWZ+Beitrag?32SPORTVEREIN',
        ':61:2604060406RD30,00NDDT',
        ':86:109?00RUECKLAST?20SVWZ+Beitrag?32SPORTVEREIN',
      ],
      ':62F:C260430EUR100,00',
    ),
    { bookings: 2, out: 0, in: 0, unbalanced: 0 },
  ],
  [
    'code page 850 in a table',
    inLetters(dos)(
      'Buchungstag;Empfänger;Verwendungszweck;Betrag\r\n07.04.2026;Gärtnerei Grün;Blumen für Oma;-12,00\r\n',
    ),
    { bookings: 1, out: 1_200, names: ['Gärtnerei Grün'] },
  ],
  [
    'letters of Macintosh',
    inLetters(macintosh)(
      'Buchungstag;Empfänger;Betrag\n07.04.2026;Bäckerei Süß;-2,00\n08.04.2026;Österreich Tourismus;-3,00\n',
    ),
    { bookings: 2, out: 500, names: ['Bäckerei Süß', 'Österreich Tourismus'] },
  ],
  [
    'CAMT: no reference at all, and equal payments',
    camt(entry(creditor('Kiosk'), amount('2.50', 'DBIT')).repeat(3), '02', '052'),
    { bookings: 3, out: 750 },
  ],
  [
    'CAMT: a sign and many decimals',
    camt(entry(creditor('Kiosk'), amount('+0012.5000', 'DBIT'))),
    { out: 1_250 },
  ],
  [
    'CAMT: a returned rent with both parties and no accounts',
    camt(
      entry(twoParties('Mia Muster', 'Hausverwaltung'), amount('500.00', 'DBIT')) +
        entry(
          twoParties('Mia Muster', 'Hausverwaltung'),
          `${amount('500.00', 'CRDT')}<RvslInd>true</RvslInd>`,
        ),
    ),
    { bookings: 2, out: 0, in: 0, names: ['Hausverwaltung'] },
  ],
  [
    'CAMT: moments in another zone are days in Germany; version 04',
    camt(
      entry(
        creditor('Kiosk'),
        amount('1.00', 'DBIT', '<BookgDt><DtTm>2026-04-30T22:30:00Z</DtTm></BookgDt>'),
      ),
      '04',
    ),
    { span: ['2026-05-01', '2026-05-01'] },
  ],
  [
    'ZIP of tables, with a letter beside them',
    zipSync({
      'Umsaetze/a.csv': strToU8('Buchungstag;Name;Betrag\n07.04.2026;Kiosk;-1,00\n'),
      'Umsaetze/b.csv': strToU8('Buchungstag;Name;Betrag\n08.04.2026;Kiosk;-2,00\n'),
      'Umsaetze/Hinweise.pdf': strToU8('%PDF-1.7'),
    }),
    { bookings: 2, out: 300, otherFiles: 1 },
  ],
  [
    'CSV: Soll and Haben as words under a strange head',
    'Valuta;Gegenpartei;Text;Betrag;Richtung\n07.04.2026;Kiosk;Zeitung;12,00;Soll\n08.04.2026;Werk;Lohn;1.000,00;Haben\n',
    { bookings: 2, out: 1_200, in: 100_000 },
  ],
  [
    'CSV: a minus set behind, with the sign of typesetters',
    'Datum,Description,Amount\n2026-04-07,Kiosk,"12.50\u2212"\n2026-04-08,Werk,"1,000.00"\n',
    { bookings: 2, out: 1_250, in: 100_000 },
  ],
  [
    'CSV: lines of balances with days of their own, in two columns',
    'Buchungsdatum;Auftraggeber oder Empfänger;Belastung;Gutschrift\n01.04.2026;;;Saldo Soll\n01.04.2026;Eröffnungssaldo;;500,00\n07.04.2026;Kiosk;12,00;\n30.04.2026;Schlusssaldo;;488,00\n',
    { bookings: 1, out: 1_200, in: 0 },
  ],
  [
    'CSV: three tables, the second of a card that has other columns first',
    latin1(
      'Konto 1\n"Buchungstag";"Empfänger";"Betrag"\n"07.04.2026";"Kiosk";"-1,00"\n\nKonto 2\n"Beleg";"Buchungstag";"Händler";"Betrag"\n"12";"08.04.2026";"Laden";"-2,00"\n\nKonto 3\n"Buchungstag";"Empfänger";"Stand"\n"08.04.2026";"Laden";"-4,00"\n',
    ),
    { bookings: 2, out: 300, left: { unreadable: 1 } },
  ],
  [
    'CSV: cancelled and announced in German words',
    'Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status\n2026-04-07,Kiosk,-1.00,0.00,EUR,ABGESCHLOSSEN\n2026-04-08,Hotel,-200.00,0.00,EUR,RÜCKGÄNGIG GEMACHT\n2026-04-09,Kino,-9.00,0.00,EUR,AUSSTEHEND\n2026-04-09,USA,-9.00,0.00,USD,ABGESCHLOSSEN\n',
    { bookings: 1, out: 100, left: { pending: 1, foreign: 1 } },
  ],
  [
    'CSV: the currency stands under a blank head behind the amount',
    'Buchungstag;Valuta;Buchungsinformation;Betrag;\n07.04.2026;07.04.2026;Dividende;10,00;EUR\n08.04.2026;08.04.2026;Gebühr;-3,00;USD\n',
    { bookings: 1, in: 1_000, left: { foreign: 1 } },
  ],
  [
    'CSV: months first with four digits of the year, in two columns of days',
    'Date;Value Date;Name;Amount\n04/07/2026;04/08/2026;Kiosk;-1.00\n04/09/2026;04/20/2026;Laden;-2.00\n',
    { bookings: 2, out: 300, span: ['2026-04-07', '2026-04-09'] },
  ],
  [
    'CSV: a period of two lines in English',
    'From;2026-04-01\nTo;2026-04-30\n\nDate;Name;Amount\n2026-04-07;Kiosk;-1.00\n2026-04-09;Laden;-2.00\n',
    { bookings: 2, span: ['2026-04-01', '2026-04-30'] },
  ],
  [
    'CSV: texts that say nothing of whom',
    'Buchungstag;Verwendungszweck;Betrag\n07.04.2026;Überweisung;-100,00\n08.04.2026;Gutschrift;500,00\n09.04.2026;Überweisung;50,00\n',
    { bookings: 3, out: 10_000, in: 55_000 },
  ],
  [
    'CSV: the amount is told from the balance by what they come to, under strange heads',
    'Wann;Wer;Zahl 1;Zahl 2\n07.04.2026;Kiosk;988,00;-12,00\n08.04.2026;Laden;968,00;-20,00\n09.04.2026;Werk;1.968,00;1.000,00\n',
    { bookings: 3, out: 3_200, in: 100_000, unbalanced: 0 },
  ],
  [
    'CSV: the latest first, without heads, the balance before the text',
    '09.04.2026;1.968,00;Werk;1.000,00\n08.04.2026;968,00;Laden;-20,00\n07.04.2026;988,00;Kiosk;-12,00\n',
    { bookings: 3, out: 3_200, in: 100_000, unbalanced: 0 },
  ],
  [
    'CSV: a line between two balances is missing, and it is said where',
    'Buchungstag;Name;Betrag;Kontostand\n07.04.2026;Kiosk;-12,00;988,00\n08.04.2026;Laden;-20,00;968,00\n10.04.2026;Kino;-10,00;888,00\n11.04.2026;Werk;100,00;988,00\n',
    { bookings: 4, unbalanced: -7_000, unbalancedOn: { day: '2026-04-10', difference: -7_000 } },
  ],
  [
    'CSV: what is on the account at the end of each day, and two accounts in one table',
    'Buchungstag;Name;Betrag;Saldo;Auftragskonto\n07.04.2026;Kiosk;-12,00;968,00;DE02120300000000202051\n07.04.2026;Laden;-20,00;968,00;DE02120300000000202051\n07.04.2026;Zins;1,00;51,00;DE02500105170137075030\n08.04.2026;Kino;-8,00;960,00;DE02120300000000202051\n',
    { bookings: 4, out: 4_000, in: 100, unbalanced: 0 },
  ],
  [
    "CSV: a card's list, where spending is positive, by its heads",
    'Kartennummer;Umsatzdatum;Beschreibung;Betrag\n4711;07.04.2026;Kiosk;12,00\n4711;08.04.2026;Laden;20,00\n4711;09.04.2026;Laden;-5,00\n',
    { bookings: 3, out: 2_700, in: 0 },
  ],
  [
    "CSV: a card's list in English, by its shops",
    'Transaction Date,Posting Date,Merchant,Category,Amount\n2026-04-07,2026-04-08,Kiosk,Food,12.00\n2026-04-08,2026-04-09,Shop,Other,20.00\n',
    { bookings: 2, out: 3_200, in: 0 },
  ],
  [
    "CSV: a card's list by what it says of refunds and of what settles it",
    'Datum;Beschreibung;Betrag\n07.04.2026;Kiosk;12,00\n08.04.2026;Laden;20,00\n09.04.2026;Zahlung erhalten, vielen Dank;-32,00\n',
    { bookings: 3, out: 3_200, in: 3_200 },
  ],
  [
    "CSV: a card's list with minus signs stays as it is",
    'Kartennummer;Umsatzdatum;Beschreibung;Betrag\n4711;07.04.2026;Kiosk;-12,00\n4711;08.04.2026;Laden;-20,00\n4711;09.04.2026;Einzug;32,00\n',
    { bookings: 3, out: 3_200, in: 3_200 },
  ],
  [
    'CSV: what was paid abroad stands beside what it came to in euros',
    'Datum;Name;Betrag;Währung;Betrag in EUR\n07.04.2026;Shop;-13,00;USD;-12,00\n08.04.2026;Laden;-20,00;EUR;-20,00\n',
    { bookings: 2, out: 3_200, left: { foreign: 0 } },
  ],
  [
    'CSV: original amount and rate in front, the amount of the account behind',
    'Buchungstag;Originalbetrag;Originalwährung;Umrechnungskurs;Betrag;Währung;Empfänger\n07.04.2026;-13,00;USD;1,0833;-12,00;EUR;Shop\n08.04.2026;;;;-20,00;EUR;Laden\n',
    { bookings: 2, out: 3_200, left: { foreign: 0 } },
  ],
  [
    'Excel: semicolons, a line that names them, blank lines, quoted line ends, UTF-16 with its mark',
    utf16(
      'sep=;\r\n\r\nUmsätze;;;\r\n\r\nBuchungstag;Empfänger;Verwendungszweck;Betrag\r\n07.04.2026;Kiosk;"Zeitung\r\nund Brot";-1.012,00\r\n;;;\r\n08.04.2026;Laden;"Ein ""guter"" Kauf; zwei";-20,00\r\n;;;\r\n',
    ),
    { bookings: 2, out: 103_200 },
  ],
  [
    'CSV: negative in brackets, apostrophes between thousands',
    'Date,Description,Amount\n2026-04-07,Kiosk,(1\'012.00)\n2026-04-08,Werk,"2\'000.00"\n',
    { bookings: 2, out: 101_200, in: 200_000 },
  ],
  [
    'CSV: a sign behind the amount, and blanks between thousands',
    'Datum;Text;Betrag\n07.04.2026;Kiosk;1 012,00-\n08.04.2026;Werk;2 000,00+\n',
    { bookings: 2, out: 101_200, in: 200_000 },
  ],
  [
    'CSV: hard blanks between thousands, a sign apart from its amount, the currency in front',
    'Datum;Text;Betrag\n07.04.2026;Kiosk;- 1\u00a0012,00 €\n08.04.2026;Werk;EUR 2\u202f000,00\n',
    { bookings: 2, out: 101_200, in: 200_000 },
  ],
  [
    'CSV: days with names of months and of the week',
    'Datum;Text;Betrag\n7. Apr. 2026;Kiosk;-12,00\nMi, 08.04.2026;Laden;-20,00\n',
    { bookings: 2, out: 3_200, span: ['2026-04-07', '2026-04-08'] },
  ],
  [
    'CSV: English months',
    'Date,Description,Amount\n07 Apr 2026,Kiosk,-12.00\n"Apr 8, 2026",Shop,-20.00\n',
    { bookings: 2, out: 3_200, span: ['2026-04-07', '2026-04-08'] },
  ],
  [
    'CSV: tabs, amounts without cents, mixed marks of thousands',
    'Datum\tText\tBetrag\n07.04.2026\tKiosk\t-1.012\n08.04.2026\tLaden\t-20\n09.04.2026\tWerk\t2000,5\n',
    { bookings: 3, out: 103_200, in: 200_050 },
  ],
  [
    'CSV: a mark of thousands alone in an English file',
    'Date,Description,Amount\n2026-04-07,Kiosk,"-1,012"\n2026-04-08,Shop,-20.00\n',
    { bookings: 2, out: 103_200 },
  ],
  [
    'CSV: no sign anywhere, but a balance that says it, but for the first booking',
    'Buchungstag;Text;Betrag;Saldo\n07.04.2026;Kiosk;12,00;988,00\n08.04.2026;Laden;20,00;968,00\n09.04.2026;Werk;1.000,00;1.968,00\n',
    { bookings: 2, out: 2_000, in: 100_000, unbalanced: 0, left: { unreadable: 1 } },
  ],
  [
    'CSV: the same with the latest first, and a year before month and day',
    'Datum;Text;Betrag;Kontostand\n2026.04.10;Kino;8,00;1.960,00\n2026.04.09;Werk;1.000,00;1.968,00\n2026.04.08;Laden;20,00;968,00\n2026.04.07;Kiosk;12,00;988,00\n',
    { bookings: 3, out: 2_800, in: 100_000, left: { unreadable: 1 } },
  ],
  [
    "CSV: a card's list with a rate and what was paid abroad",
    'Kreditkarte;Umsatzdatum;Verkaufsstelle;Betrag in EUR;Fremdwährungsbetrag;Kurs\n4711;07.04.2026;Kiosk;12,00;13,00 USD;1,08\n4711;08.04.2026;Laden;20,00;;\n',
    { bookings: 2, out: 3_200, names: ['Kiosk', 'Laden'] },
  ],
];

/** What is packed so that nothing of it may be believed. */
export const brokenArchives = (archive: Uint8Array): readonly Uint8Array[] => [
  archive.subarray(0, archive.length - 30),
  archive.subarray(0, archive.length / 2),
  archive.map((byte, index) => (index === 6 ? byte | 1 : byte)),
  deflateSync(archive),
];
