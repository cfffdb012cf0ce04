import { type BankFile, lines, nothingLeft } from './bankFile';

/** Columns and lines that may be taken for something else: currencies, states, signs, balances, what was paid abroad. */
export const columnFiles: readonly BankFile[] = [
  [
    'two columns of the same name, the first for what was paid abroad',
    lines(
      'Belegdatum;Eingangstag;Verwendungszweck;Fremdwährung;Betrag;Kurs;Betrag;Währung',
      '7.3.2026;9.3.2026;KIOSK NEW YORK;USD;-13,00;1,0833;-12,00;EUR',
      '8.3.2026;9.3.2026;LADEN;;;;-20,00;EUR',
      '9.3.2026;9.3.2026;KINO LONDON;GBP;-50,00;0,85;-58,82;EUR',
      'Online-Saldo:;31.3.2026;;;;;-90,82;EUR',
    ),
    { bookings: 3, out: 9_082, in: 0 },
  ],
  [
    'columns of nothing but zeros are no amount and no balance',
    lines(
      '"Datum","Beschreibung","Währung","Brutto","Entgelt","Netto","Guthaben","Name","Versandgebühr","Umsatzsteuer"',
      '"02.03.2026","Zahlung","USD","-20,00","0,00","-20,00","-20,00","Shop","0,00","0,00"',
      '"02.03.2026","Währungsumrechnung","EUR","-18,50","0,00","-18,50","-18,50","","0,00","0,00"',
      '"02.03.2026","Währungsumrechnung","USD","20,00","0,00","20,00","0,00","","0,00","0,00"',
      '"02.03.2026","Bankgutschrift","EUR","18,50","0,00","18,50","0,00","","0,00","0,00"',
      '"04.03.2026","Zahlung","EUR","-12,00","0,00","-12,00","-12,00","Kiosk","0,00","0,00"',
    ),
    { bookings: 3, out: 3_050, in: 1_850, left: { ...nothingLeft, foreign: 2 } },
  ],
  [
    'an amount that holds its fees already',
    lines(
      'Date;Type;Value;Note;ISIN;Shares;Fees;Taxes',
      '2026-03-02;Removal;-12;Kiosk;;;;',
      '2026-03-06;Buy;-251;World ETF;IE000000;2.5;-1;',
      '2026-03-07;Interest;7.36;;;;;-2.64',
    ),
    { bookings: 3, out: 26_300, in: 736 },
  ],
  [
    'a column that says of each line whether it is only announced',
    lines(
      'Buchungstag;Name;Betrag;Vorgemerkt',
      '02.03.2026;Kiosk;-12,00;nein',
      '05.03.2026;Werk;2.100,00;nein',
      '30.03.2026;Hotel;-99,00;ja',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: { ...nothingLeft, pending: 1 } },
  ],
  [
    'a kind of booking that says so, and one that is booked or not',
    lines(
      'Buchungstag;Umsatzart;Name;Betrag;Gebucht',
      '02.03.2026;Lastschrift;Kiosk;-12,00;ja',
      '30.03.2026;VORGEMERKT Kartenzahlung;Hotel;-99,00;ja',
      '30.03.2026;Lastschrift;Kino;-9,00;nein',
    ),
    { bookings: 1, out: 1_200, left: { ...nothingLeft, pending: 2 } },
  ],
  [
    'states of what is held back or was not carried out',
    lines(
      'Datum;Händler;Betrag;Währung;Status',
      '02.03.2026;Kiosk;-12,00;EUR;Gebucht',
      '05.03.2026;Laden;-21,00;EUR;Nicht ausgeführt',
      '06.03.2026;Laden;-22,00;EUR;Reserviert',
      '07.03.2026;Laden;-23,00;EUR;Wird verarbeitet',
      '08.03.2026;Laden;-20,00;EUR;Verarbeitet',
    ),
    { bookings: 2, out: 3_200, left: { ...nothingLeft, pending: 2 } },
  ],
  [
    'standing orders of the future above what is booked',
    lines(
      'Buchungstag;Name;Betrag',
      'Terminüberweisungen',
      '30.04.2026;Vermieter;-900,00',
      'Gebuchte Umsätze',
      '02.03.2026;Kiosk;-12,00',
      '05.03.2026;Werk;2.100,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: { ...nothingLeft, pending: 1 } },
  ],
  [
    'balances and sums in other words, with days of their own',
    lines(
      'Datum;Text;Soll;Haben',
      '01.03.2026;Anfangsbestand;;1.000,00',
      '02.03.2026;Kiosk;12,00;',
      '31.03.2026;Monatssumme;12,00;',
      '05.04.2026;Werk;;2.100,00',
      '30.04.2026;Summe April 2026;;2.100,00',
      ';Zwischensumme;12,00;2.100,00',
      '30.04.2026;Verfügbarer Betrag;;3.588,00',
      '30.04.2026;Endbestand;;3.088,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: nothingLeft },
  ],
  [
    'a petrol station whose name is that of a sum',
    lines(
      'Buchungstag;Name;Betrag',
      '02.03.2026;Total;-12,00',
      '05.03.2026;Werk;2.100,00',
      'Total;;2.088,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Total', 'Werk'] },
  ],
  [
    'both directions as words of accounts: Zugang and Abgang, sent and received',
    lines(
      'Datum;Name;Betrag;Bewegung',
      '02.03.2026;Kiosk;12,00;Abgang',
      '05.03.2026;Werk;2.100,00;Zugang',
      '06.03.2026;Laden;20,00;sent',
      '07.03.2026;Oma;50,00;received',
    ),
    { bookings: 4, out: 3_200, in: 215_000 },
  ],
  [
    'a word for the direction that nobody knows',
    lines(
      'Datum;Name;S/H;Betrag',
      '02.03.2026;Kiosk;S;12,00',
      '05.03.2026;Werk;H;2.100,00',
      '06.03.2026;Laden;?;20,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: { ...nothingLeft, unreadable: 1 } },
  ],
  [
    'the own account under a head that may be of the other side',
    lines(
      'IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date',
      'DE02120300000000202051;2026-03-02 00:00:00.0;Kiosk;-12.00;988.00;2026-03-02 00:00:00.0',
      'DE02120300000000202051;2026-03-05 00:00:00.0;Werk;2100.00;3088.00;2026-03-05 00:00:00.0',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk'], unbalanced: 0 },
  ],
  [
    'two pockets of one account, each with its balance',
    lines(
      'Type,Product,Completed Date,Description,Amount,Currency,State,Balance',
      'TOPUP,Current,2026-03-02 10:00:00,Topup,100.00,EUR,COMPLETED,100.00',
      'TRANSFER,Savings,2026-03-06 10:00:00,From EUR,50.00,EUR,COMPLETED,50.00',
      'TRANSFER,Current,2026-03-06 10:00:00,To EUR Savings,-50.00,EUR,COMPLETED,50.00',
      'CARD_PAYMENT,Current,2026-03-07 10:00:00,Kiosk,-12.00,EUR,COMPLETED,38.00',
    ),
    { bookings: 4, out: 6_200, in: 15_000, unbalanced: 0 },
  ],
  [
    'two tables beside one another',
    lines(
      'Datum;Name;Betrag;;Datum;Name;Betrag',
      '02.03.2026;Kiosk;-12,00;;05.03.2026;Werk;2.100,00',
      '03.03.2026;Laden;-20,00;;;;',
    ),
    { bookings: 3, out: 3_200, in: 210_000, names: ['Kiosk', 'Laden', 'Werk'] },
  ],
  [
    'transfers by direction, with a fee beside the amount',
    lines(
      'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference',
      '1,COMPLETED,OUT,2026-03-02 10:00:00,2026-03-02 10:00:00,0.12,EUR,Mia Muster,11.88,EUR,Kiosk,12.96,USD,1.0909,',
      '2,COMPLETED,IN,2026-03-05 10:00:00,2026-03-05 10:00:00,0.00,EUR,Werk,2100.00,EUR,Mia Muster,2100.00,EUR,1.0,Lohn',
      '3,CANCELLED,OUT,2026-03-06 10:00:00,2026-03-06 10:00:00,0.00,EUR,Mia Muster,70.00,EUR,Kino,70.00,EUR,1.0,',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk'] },
  ],
  [
    'a shop where no payee is written, a text where no reference is',
    lines(
      'Date,Amount,Currency,Description,Payment Reference,Payer Name,Payee Name,Merchant',
      '2026-03-02,-12.00,EUR,Card transaction,,,,Kiosk',
      '2026-03-05,2100.00,EUR,Received money,Lohn,Werk,,',
      '2026-03-06,-20.00,EUR,Gebühr,,,,',
    ),
    { bookings: 3, out: 3_200, in: 210_000, names: ['Gebühr', 'Kiosk', 'Werk'] },
  ],
  [
    'a day of the value called "Wert" beside Soll and Haben',
    lines(
      'Buchungsdatum;Wert;Name;Belastung;Gutschrift',
      '2.3.2026;2.3.2026;Kiosk;12,00;',
      '5.3.2026;5.3.2026;Werk;;2.100,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk'] },
  ],
  [
    'a column of cards in the table of an account whose amounts have their letters',
    lines(
      'Buchungstag;Name;Karte;Betrag',
      '02.03.2026;Kiosk;4711;12,00 S',
      '05.03.2026;Werk;;2.100,00 H',
      '06.03.2026;Oma;;50,00 H',
    ),
    { bookings: 3, out: 1_200, in: 215_000 },
  ],
  [
    'a column of cards in the table of an account in which most comes in',
    lines(
      'Buchungstag;Auftraggeber/Empfänger;Karte;Betrag',
      '02.03.2026;Kiosk;4711;-12,00',
      '05.03.2026;Werk;;2.100,00',
      '06.03.2026;Oma;;50,00',
    ),
    { bookings: 3, out: 1_200, in: 215_000 },
  ],
  [
    'money that flows out and in, in a program for budgets',
    lines(
      'Date,Payee,Memo,Outflow,Inflow',
      '02.03.2026,Kiosk,Zeitung,"12,00",',
      '05.03.2026,Werk,Lohn,,"2.100,00"',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk'] },
  ],
  [
    'names and purposes in English, the balance below',
    lines(
      'Booking date;Value date;Beneficiary / Originator;Payment Details;Debit;Credit;Currency',
      '03/02/2026;03/02/2026;Kiosk;Zeitung;-1,012.00;;EUR',
      '03/15/2026;03/15/2026;Werk;Lohn;;2,100.00;EUR',
      'Account balance;03/31/2026;;;2,088.00;;EUR',
    ),
    { bookings: 2, out: 101_200, in: 210_000, names: ['Kiosk', 'Werk'], left: nothingLeft },
  ],
];

/** Whole files in another currency, which only a head or a line above says. */
export const foreignFiles: readonly (readonly [string, string])[] = [
  [
    'in the head of the amount',
    lines(
      'Date,Counter Party,Reference,Amount (GBP),Balance (GBP)',
      '02/03/2026,Kiosk,x,-12.00,988.00',
      '31/03/2026,Work,x,2100.00,3088.00',
    ),
  ],
  [
    'in the heads of two columns',
    lines(
      'Datum;Text;Gutschrift in CHF;Lastschrift in CHF',
      '02.03.2026;Kiosk;;-12.00',
      '31.03.2026;Werk;2100.00;',
    ),
  ],
  [
    'in a line above',
    lines('Währung;USD', 'Buchungstag;Name;Betrag', '02.03.2026;Kiosk;-12,00', '05.03.2026;Werk;2.100,00'),
  ],
  [
    'below its word, in a table above',
    lines(
      'Konto;IBAN;Währung',
      'Giro;DE02120300000000202051;CHF',
      'Buchungstag;Name;Betrag',
      '02.03.2026;Kiosk;-12,00',
      '05.03.2026;Werk;2.100,00',
    ),
  ],
  [
    'beside the balance above',
    lines(
      'Neuer Kontostand;2.088,00 USD',
      'Buchungstag;Name;Betrag',
      '02.03.2026;Kiosk;-12,00',
      '05.03.2026;Werk;2.100,00',
    ),
  ],
];
