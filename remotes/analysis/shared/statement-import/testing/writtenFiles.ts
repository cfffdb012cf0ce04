import { latin1 } from '../../file-import/testing/latin1';
import { type BankFile, lines, nothingLeft, utf16 } from './bankFile';
import { mt940Of } from './otherExamples';

/** Ways of writing: encodings, spreadsheets, programs for accounts, quotation marks, messages. */
export const writtenFiles: readonly BankFile[] = [
  [
    'UTF-16 with semicolons and two columns of the name',
    utf16(
      lines(
        'Kontonummer;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung',
        '202051;02.03.2026;02.03.2026;Kiosk;;Zeitung;-12,00;EUR',
        '202051;05.03.2026;05.03.2026;Werk;GmbH;Lohn;2.100,00;EUR',
      ),
    ),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'UTF-16 without its mark',
    utf16(
      lines(
        'Buchungsdatum\tEmpfänger\tVerwendungszweck\tBetrag\tWährung',
        '02.03.2026\tKiosk\tZeitung\t-12,00\tEUR',
        '05.03.2026\tWerk GmbH\tLohn\t2.100,00\tEUR',
      ),
      [],
    ),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'no heads: day, text, amount and the currency',
    lines(
      '"02.03.2026","Kiosk Zeitung","-12,00","EUR"',
      '"05.03.2026","Werk GmbH Lohn","2.100,00","EUR"',
      '"06.03.2026","Laden","-20,00","EUR"',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    'commas, amounts in quotation marks with the sign of the euro, categories behind',
    lines(
      'Transaktionstyp,Buchungsdatum,Karteneinsatz,Betrag,Zahlungsempfänger,IBAN,BIC,Verwendungszweck,Beschreibung,Kontonummer,Kontoname,Kategorie,Unterkategorie,Bargeldabhebung',
      'Kartenzahlung,02.03.2026,01.03.2026,"-12,00 €",Kiosk,,,,Zeitung,DE02120300000000202051,Girokonto,Freizeit,Medien,0',
      'Gutschrift,05.03.2026,,"2.100,00 €",Werk GmbH,DE02700202700010108669,,Lohn,,DE02120300000000202051,Girokonto,Einnahmen,Lohn,0',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk GmbH'] },
  ],
  [
    "a card's table saved from a spreadsheet: two equal heads of the day, the original amount behind",
    lines(
      'Kontonummer;;;;;;;;',
      'Kontoname;Visa;;;;;;;',
      'Saldo;-32,00 €;;;;;;;',
      '',
      'Referenznummer;Buchungsdatum;Buchungsdatum;Betrag;Beschreibung;Typ;Status;Originalbetrag;Land',
      '1;07.03.2026;09.03.2026;-12,00 €;Kiosk;Belastung;Berechnet;-12,00 €;DE',
      '2;08.03.2026;09.03.2026;-20,00 €;Shop;Belastung;Berechnet;-21,70 $;US',
      '3;10.03.2026;10.03.2026;32,00 €;Gutschrift Manuelle Lastschrift;Gutschrift;Berechnet;32,00 €;DE',
    ),
    { bookings: 3, out: 3_200, in: 3_200, left: nothingLeft },
  ],
  [
    'a table of announced bookings above that of the booked ones, with the same heads',
    lines(
      'Vorgemerkte Umsätze',
      'Buchungstag;Empfänger;Verwendungszweck;Betrag',
      '30.03.2026;Kino;Karten;-9,00',
      '',
      'Gebuchte Umsätze',
      'Buchungstag;Empfänger;Verwendungszweck;Betrag',
      '02.03.2026;Kiosk;Zeitung;-12,00',
      '05.03.2026;Werk GmbH;Lohn;2.100,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: { pending: 1, foreign: 0, unreadable: 0 } },
  ],
  [
    'days with an asterisk for what is not carried out yet',
    latin1(
      lines(
        'Buchungstag;Wertstellungstag;Verwendungszweck;Umsatz;Währung',
        '30.03.2026*;;Kino;-9,00;EUR',
        '02.03.2026;02.03.2026;Kiosk Zeitung;-12,00;EUR',
        '05.03.2026;05.03.2026;Werk GmbH Lohn;2.100,00;EUR',
        '* noch nicht ausgeführte Umsätze',
      ),
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: { pending: 1, foreign: 0, unreadable: 0 } },
  ],
  [
    'a program for accounts: number, account and path of the category beside day and amount',
    lines(
      '#;Account;Date;Value Date;Amount;Currency;Name;Number;Bank;Reason;Category;Subcategory;Category-Path;Tags;Note;Posting Text',
      '1;DE02120300000000202051;02.03.26;02.03.26;-12,00;EUR;Kiosk;DE02100500000054540402;X;Zeitung;Freizeit;;Freizeit;;;Lastschrift',
      '2;DE02120300000000202051;05.03.26;05.03.26;2.100,00;EUR;Werk GmbH;DE02700202700010108669;X;Lohn;Einnahmen;;Einnahmen;;;Gutschrift',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk GmbH'] },
  ],
  [
    'a program for accounts: the other account as a head, a running sum, amounts as computers write them',
    lines(
      '#;IBAN;BIC;Konto;Gegenkonto;Gegenkonto BLZ;Gegenkonto Inhaber;Betrag;Valuta;Datum;Verwendungszweck;Verwendungszweck 2;Zwischensumme;Primanota;Kundenreferenz;Kategorie;Kommentar',
      '1;DE02120300000000202051;X;Giro;DE02100500000054540402;X;Kiosk;-12.00;02.04.2026;31.03.2026;Zei;tung;988.00;;;;',
      '2;DE02120300000000202051;X;Giro;DE02700202700010108669;X;Werk GmbH;2100.00;05.03.2026;05.03.2026;Lohn;;3088.00;;;;',
      '3;DE02120300000000202051;X;Giro;DE02100500000054540402;X;Kiosk;-20.00;06.03.2026;06.03.2026;Zeitung;;3068.00;;;;',
    ),
    { bookings: 3, out: 3_200, in: 210_000, names: ['Kiosk', 'Werk GmbH'], transfers: 0 },
  ],
  [
    'the sign of the euro before the amount, in English',
    lines(
      'Date,Description,Amount',
      '2026-03-02,Kiosk,-€12.00',
      '2026-03-05,Werk,"€2,100.00"',
      '2026-03-06,Laden,€-20.00',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    "cells of a spreadsheet in the accountants' way, with blanks, a dash for nothing and lines of nothing but delimiters",
    lines(
      'Datum;Wer;Betrag',
      '02.03.2026;Kiosk;-                   12,00 € ',
      ';;',
      '05.03.2026;Werk GmbH;                2.100,00 € ',
      '06.03.2026;Nichts;                   -   € ',
      ';;',
      'Summe;;                2.088,00 € ',
    ),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'a quotation mark that never closes, in the middle of the file',
    lines(
      'Datum;Wer;Zweck;Betrag',
      '02.03.2026;Kiosk;"Zum Anker;-12,00',
      '03.03.2026;Laden;Brot;-20,00',
      '05.03.2026;Werk GmbH;Lohn;2.100,00',
    ),
    { bookings: 3, out: 3_200, in: 210_000, left: nothingLeft },
  ],
  [
    'a quotation mark that another one closes, lines below',
    lines(
      'Datum;Wer;Zweck;Betrag',
      '02.03.2026;Kiosk;"Zum Anker;-12,00',
      '03.03.2026;Laden;"Brot ""frisch""";-20,00',
      '05.03.2026;Werk "Nord" GmbH;"Lohn "März" 2026";2.100,00',
    ),
    { bookings: 3, out: 3_200, in: 210_000, left: nothingLeft },
  ],
  [
    'an inch within a text',
    lines(
      'Datum;Wer;Zweck;Betrag',
      '02.03.2026;Kiosk;Pizza 12" groß;-12,00',
      '05.03.2026;Werk GmbH;27" Bildschirm;2.100,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000 },
  ],
  [
    'amounts of whole euros with dots between thousands, and one with cents',
    lines(
      'Buchungstag;Name;Betrag',
      '02.03.2026;Kiosk;-12',
      '03.03.2026;Auto;-1.020',
      '05.03.2026;Werk GmbH;2.100,00',
    ),
    { bookings: 3, out: 103_200, in: 210_000 },
  ],
  [
    'MT940 in the Austrian and Dutch ways: words between slashes, another separator, a letter of the currency',
    mt940Of(
      [
        ':60F:C260228EUR1000,',
        ':61:2603020302DR12,N005NONREF//123',
        '/OCMT/EUR12,/',
        ':86:/TRTP/SEPA/IBAN/DE02100500000054540402/BIC/X/NAME/Kiosk/REMI/Zeitung/EREF/1',
        ':61:2603050305CR2100,00N166NONREF',
        ':86:166~00Gutschrift~20SVWZ+Lohn~32Werk~33 GmbH',
      ],
      ':62F:C260331EUR3088,',
    ),
    { bookings: 2, out: 1_200, in: 210_000, names: ['Kiosk', 'Werk GmbH'], unbalanced: 0 },
  ],
  [
    'MT940 in pages: balances between them, blank lines, one account twice',
    mt940Of(
      [':60F:C260228EUR100,00', ':61:2603020302D12,00NMSC', ':86:177?20SVWZ+Zeitung?32Kiosk'],
      ':62M:C260315EUR88,00',
      ['-', ''],
    ) +
      mt940Of(
        [':60M:C260315EUR88,00', ':61:2603160316D20,00NMSC', ':86:177?20SVWZ+Zeitung?32Kiosk'],
        ':62F:C260331EUR68,00',
        [':64:C260331EUR68,00', '-'],
      ),
    { bookings: 2, out: 3_200, unbalanced: 0, left: nothingLeft },
  ],
  [
    'MT940 of an account in another currency beside one in euros',
    mt940Of([':60F:C260228USD100,00', ':61:2603020302D12,00NMSC', ':86:177?32Shop'], ':62F:C260331USD88,00') +
      mt940Of(
        [':60F:C260228EUR100,00', ':61:2603020302D20,00NMSC', ':86:177?32Kiosk'],
        ':62F:C260331EUR80,00',
      ),
    { bookings: 1, out: 2_000, unbalanced: 0, left: { pending: 0, foreign: 1, unreadable: 0 } },
  ],
  [
    'amounts without a sign, and kinds of booking that say it',
    lines(
      'Datum;Typ;Name;Betrag',
      '02.03.2026;Kartenzahlung;Kiosk;12,00',
      '05.03.2026;Gutschrift;Werk GmbH;2.100,00',
      '06.03.2026;SEPA-Lastschrift;Laden;20,00',
    ),
    { bookings: 3, out: 3_200, in: 210_000 },
  ],
  [
    'sums of both directions and the new balance below the table',
    lines(
      'Buchungstag;Name;Betrag',
      '02.03.2026;Kiosk;-12,00',
      '05.03.2026;Werk GmbH;2.100,00',
      'Summe Einnahmen;;2.100,00',
      'Summe der Ausgaben;;-12,00',
      'Saldo neu 31.03.2026;;2.088,00',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: nothingLeft },
  ],
  [
    'the number of the currency',
    lines('Datum;Name;Betrag;Währung', '02.03.2026;Kiosk;-12,00;978', '03.03.2026;Shop;-20,00;USD'),
    { bookings: 1, out: 1_200, left: { ...nothingLeft, foreign: 1 } },
  ],
  [
    'no heads: a sign and a currency are known by what stands there',
    lines(
      '02.03.2026;Kiosk;12,00;S;EUR',
      '03.03.2026;Shop;20,00;S;USD',
      '05.03.2026;Werk GmbH;2.100,00;H;EUR',
      '06.03.2026;Laden;20,00;S;EUR',
    ),
    { bookings: 3, out: 3_200, in: 210_000, left: { ...nothingLeft, foreign: 1 } },
  ],
  [
    'a last line that ends before its currency',
    'Datum;Name;Betrag;Währung\n02.03.2026;Kiosk;-12,00;EUR\n03.03.2026;Shop;-20,00;',
    { bookings: 1, out: 1_200, left: { ...nothingLeft, unreadable: 1 } },
  ],
  [
    'a last line that ends within its state',
    'Datum;Name;Betrag;Status\n02.03.2026;Kiosk;-12,00;gebucht\n03.03.2026;Shop;-20,00;vorge',
    { bookings: 1, out: 1_200, left: { ...nothingLeft, unreadable: 1 } },
  ],
  [
    'a line without its sign, where all others have one',
    lines(
      'Buchungstag;Name;Betrag;S/H',
      '02.03.2026;Kiosk;12,00;S',
      '03.03.2026;Laden;20,00;',
      '05.03.2026;Werk GmbH;2.100,00;H',
    ),
    { bookings: 2, out: 1_200, in: 210_000, left: { ...nothingLeft, unreadable: 1 } },
  ],
];
