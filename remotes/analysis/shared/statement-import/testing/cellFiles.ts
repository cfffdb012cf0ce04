import { type BankFile, lines, nothingLeft } from './bankFile';
import { mt940Of } from './otherExamples';

const both = { bookings: 2, out: 1_200, in: 210_000 };

/** Cells and letters: signs, decimals, days, encodings, and what spreadsheets make of them. */
export const cellFiles: readonly BankFile[] = [
  [
    'Soll and Haben behind the amount, with and without the currency',
    lines(
      'Datum;Text;Umsatz',
      '02.03.2026;Kiosk;12,00 Soll',
      '05.03.2026;Werk;2.100,00 EUR H',
      '06.03.2026;Laden;20,00 EUR-',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    'brackets behind the sign of the euro, Swiss amounts without cents, other hyphens',
    lines(
      'Datum;Text;Umsatz',
      '02.03.2026;Kiosk;€ (12,00)',
      '05.03.2026;Werk;2’100.-',
      '06.03.2026;Laden;\ufe6320,00',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    'days as spreadsheets count them, amounts without cents',
    lines('Buchungstag;Name;Betrag', '46083;Kiosk;-12', '46086,75;Werk;2100'),
    { ...both, span: ['2026-03-02', '2026-03-05'] },
  ],
  [
    'cells as formulas of texts, in both ways of quoting',
    lines(
      'Buchungstag;Konto;Name;Betrag',
      '="02.03.2026";="0123";Kiosk;="-12,00"',
      '"=""05.03.2026""";"=""0124""";Werk;"=""2.100,00"""',
    ),
    both,
  ],
  [
    'five digits are an amount where the head says so',
    lines('Buchungstag;Name;Betrag', '02.03.2026;Auto;-12', '05.03.2026;Erbe;46083'),
    { bookings: 2, out: 1_200, in: 4_608_300 },
  ],
  [
    '30 February, and a moment in UTC',
    lines('Buchungstag;Name;Betrag', '30.02.2026;Kiosk;-12,00', '2026-03-31 22:30:00 UTC;Werk;2.100,00'),
    { ...both, span: ['2026-02-28', '2026-04-01'] },
  ],
  [
    'English ordinals',
    lines('Date,Details,Amount', '2nd March 2026,Kiosk,-12.00', '5th March 2026,Werk,2100.00'),
    { ...both, span: ['2026-03-02', '2026-03-05'] },
  ],
  [
    'the euro sign of ISO 8859-15',
    Uint8Array.from(
      lines('Buchungstag;Empfänger;Betrag', '02.03.2026;Bäcker;-12,00 €', '05.03.2026;Müller;2.100,00 €'),
      (letter) => (letter === '€' ? 0xa4 : letter.charCodeAt(0)),
    ),
    { ...both, names: ['Bäcker', 'Müller'] },
  ],
  [
    'a letter of Latin-1 in a file of UTF-8',
    new TextEncoder()
      .encode(lines('Buchungstag;Empfänger;Betrag', '02.03.2026;Bäcker;-12,00', '05.03.2026;M#ller;2.100,00'))
      .map((byte) => (byte === 0x23 ? 0xfc : byte)),
    { ...both, names: ['Bäcker', 'Müller'] },
  ],
  [
    'ends of lines of old Macintosh computers, and a last amount without cents',
    'Datum;Name;Betrag\r02.03.2026;Kiosk;-12,00\r05.03.2026;Werk;2.100\r',
    both,
  ],
  [
    'a sign set behind its amount, in a cell of its own, for what goes out alone',
    lines(
      'Datum;Name;Betrag;',
      '02.03.2026;Kiosk;12,00;-',
      '05.03.2026;Werk;2.000,00;',
      '06.03.2026;Oma;100,00;',
    ),
    { bookings: 3, out: 1_200, in: 210_000 },
  ],
  [
    'a plus for what comes in, and nothing for what goes out',
    lines(
      'Datum;Name;Betrag',
      '02.03.2026;Kiosk;12,00',
      '05.03.2026;Werk;+2.100,00',
      '06.03.2026;Laden;20,00 €',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    'a plus where a column says the direction',
    lines(
      'Datum;Name;Betrag;S/H',
      '02.03.2026;Kiosk;12,00;S',
      '05.03.2026;Werk;+2.000,00;H',
      '06.03.2026;Oma;100,00;H',
    ),
    { bookings: 3, out: 1_200, in: 210_000 },
  ],
  [
    'a last amount that has lost its sign',
    'Datum;Name;Betrag\n02.03.2026;Kiosk;12,00-\n05.03.2026;Werk;2.100,00+\n06.03.2026;Laden;20,00',
    { ...both, left: { ...nothingLeft, unreadable: 1 } },
  ],
  [
    'MT940 with German letters of seven bits',
    mt940Of(
      [
        ':60F:C260228EUR100,00',
        ':61:2603020302D12,00NMSC',
        ':86:177?20SVWZ+Br|tchen?32B{ckerei Gr}n',
        ':61:2603030303D1,00NMSC',
        ':86:177?20SVWZ+a|b {c}?32Laden [Nord]',
      ],
      ':62F:C260331EUR87,00',
    ),
    { bookings: 2, out: 1_300, names: ['Bäckerei Grün', 'Laden [Nord]'] },
  ],
  [
    'MT940 whose texts begin lines with what looks like a balance, a booking and a text',
    mt940Of(
      [
        ':60F:C260228EUR100,00',
        ':61:2603020302D12,00NMSC',
        ':86:177?20SVWZ+Mandat',
        ':62F:4711 vom',
        ':61:00 Uhr',
        ':86:Nr. 5?32Kiosk',
        ':61:2603030303D1,00NMSC',
        ':86:177?32Laden',
      ],
      ':62F:C260331EUR87,00',
    ),
    { bookings: 2, out: 1_300, names: ['Kiosk', 'Laden'], left: nothingLeft, unbalanced: 0 },
  ],
];

/** Amounts that cannot be read, parts of which could be. */
export const lostAmounts: readonly BankFile[] = [
  [
    'three decimals are no thousands',
    lines('Buchungstag;Name;Betrag', '02.03.2026;Kiosk;-12.000', '05.03.2026;Werk;2100.500'),
    { bookings: 1, out: 0, in: 210_050, left: { ...nothingLeft, unreadable: 1 } },
  ],
  [
    'amounts that lost their digits, and some that became days',
    lines(
      'Buchungstag;Name;Betrag',
      '02.03.2026;Kiosk;-12,00',
      '03.03.2026;Kiosk;-13,00',
      '04.03.2026;Kiosk;-1,00',
      '05.03.2026;Kiosk;-1,00',
      '05.03.2026;Werk;1,23457E+05',
      '06.03.2026;Werk;12. Mrz',
      '07.03.2026;Werk;01.12.2026',
    ),
    { bookings: 4, out: 2_700, in: 0, left: { ...nothingLeft, unreadable: 3 } },
  ],
  [
    'a column of amounts of which most are lost is still that of the amounts',
    lines(
      'Buchungstag;Name;Betrag',
      '02.03.2026;Kiosk;-12,00',
      '05.03.2026;Werk;1,23457E+05',
      '06.03.2026;Werk;12. Mrz',
    ),
    { bookings: 1, out: 1_200, in: 0, left: { ...nothingLeft, unreadable: 2 } },
  ],
];
