import { type BankFile, lines, nothingLeft } from './bankFile';

/** What spreadsheets and other programs make of a table when they save it anew. */
export const oddFiles: readonly BankFile[] = [
  [
    'commas between cells and before cents, and no quotation marks',
    lines(
      'Datum,Name,Betrag',
      '02.03.2026,Kiosk,-12,00',
      '05.03.2026,Werk,2100,50',
      '06.03.2026,Laden,-1.012,75',
    ),
    { bookings: 3, out: 102_475, in: 210_050, names: ['Kiosk', 'Laden', 'Werk'] },
  ],
  [
    'the same with a balance, and the name last',
    lines('Datum,Betrag,Saldo,Name', '02.03.2026,-12,00,988,00,Kiosk', '05.03.2026,2100,50,3088,50,Werk'),
    { bookings: 2, out: 1_200, in: 210_050, names: ['Kiosk', 'Werk'] },
  ],
  [
    'each line between quotation marks as a whole',
    lines('"Datum;Name;Betrag"', '"02.03.2026;Kiosk;-12,00"', '"05.03.2026;Werk;2.100,00"'),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'the same, with quotation marks within',
    lines('"Datum,Name,Betrag"', '"02.03.2026,Kiosk,""-12,00"""', '"05.03.2026,Werk,""2.100,00"""'),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'UTF-8 that was read as Latin-1',
    lines(
      'Buchungstag;EmpfÃ¤nger;Betrag;WÃ¤hrung',
      '02.03.2026;BÃ¤cker GrÃ¼n;-12,00;EUR',
      '03.03.2026;Shop;-20,00;USD',
    ),
    { bookings: 1, out: 1_200, names: ['Bäcker Grün'], left: { ...nothingLeft, foreign: 1 } },
  ],
  [
    'a currency in a column that is not named',
    lines('Datum;Name;Betrag', '02.03.2026;Kiosk;-12,00;EUR', '03.03.2026;Shop;-20,00;USD'),
    { bookings: 1, out: 1_200, left: { ...nothingLeft, foreign: 1 } },
  ],
  [
    'a currency under a head that nobody knows',
    lines('Datum;Name;Betrag;Geld', '02.03.2026;Kiosk;-12,00;EUR', '03.03.2026;Shop;-20,00;USD'),
    { bookings: 1, out: 1_200, left: { ...nothingLeft, foreign: 1 } },
  ],
  [
    'more cells of a purpose than heads',
    lines('Datum;Betrag;Name;Zweck', '02.03.2026;-12,00;Kiosk;a;b;c', '05.03.2026;2.100,50;Werk;d;e;f'),
    { bookings: 2, out: 1_200, in: 210_050, names: ['Kiosk', 'Werk'] },
  ],
  [
    'what is carried forward is no booking',
    lines(
      'Datum;Text;Betrag',
      '01.03.2026;Saldovortrag;500,00',
      '02.03.2026;Kiosk;-12,00',
      '31.03.2026;Übertrag auf Blatt 2;488,00',
    ),
    { bookings: 1, out: 1_200, in: 0, left: nothingLeft },
  ],
  [
    'short words for both directions',
    lines('Datum;Name;Ein/Aus;Betrag', '02.03.2026;Kiosk;Aus;12,00', '05.03.2026;Werk;Ein;2.100,00'),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'a minus in a column of expenses, where others have none, comes back',
    lines(
      'Datum;Name;Einnahmen;Ausgaben',
      '02.03.2026;Kiosk;;12,00',
      '05.03.2026;Kiosk;;-12,00',
      '06.03.2026;Laden;;20,00',
    ),
    { bookings: 3, out: 2_000, in: 0 },
  ],
  [
    'a mark for what goes out, and none for what comes in',
    lines(
      'Buchungstag;Name;Betrag;Vorzeichen',
      '02.03.2026;Kiosk;12,00;-',
      '05.03.2026;Werk;2.100,00;',
      '06.03.2026;Laden;20,00;-',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    'a currency in a column that is not named, of which the last is cut',
    'Datum;Name;Betrag\n02.03.2026;Kiosk;-12,00;EUR\n03.03.2026;Shop;-20,00;U',
    { bookings: 1, out: 1_200, left: { ...nothingLeft, unreadable: 1 } },
  ],
];
