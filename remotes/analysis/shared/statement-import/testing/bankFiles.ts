import { latin1 } from '../../file-import/testing/latin1';
import { type BankFile, lines, nothingLeft } from './bankFile';

/** Accounts, as portals of banks write them. */
export const bankFiles: readonly BankFile[] = [
  [
    'an account with names for men and women and a state of each line',
    lines(
      '"Girokonto";"DE02120300000000202051"',
      '"Zeitraum:";"01.03.2026 - 31.03.2026"',
      '"Kontostand vom 31.03.2026:";"3.088,00 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"30.03.26";"";"Vorgemerkt";"Mia Muster";"Kino";"Karten";"Ausgang";"";"-20,00";"";"";""',
      '"03.03.26";"03.03.26";"Gebucht";"Werk GmbH";"Mia Muster";"Lohn";"Eingang";"DE02500105170137075030";"2.100,00";"";"";""',
      '"02.03.26";"02.03.26";"Gebucht";"Mia Muster";"Kiosk";"Zeitung";"Ausgang";"DE02100500000054540402";"-12";"";"";""',
    ),
    {
      bookings: 2,
      out: 1_200,
      in: 210_000,
      names: ['Kiosk', 'Werk GmbH'],
      span: ['2026-03-01', '2026-03-31'],
      left: { pending: 1, foreign: 0, unreadable: 0 },
    },
  ],
  [
    'two columns of the currency, the balance before the amount, a note of what is not there',
    latin1(
      lines(
        'Umsatzanzeige;Datei erstellt am: 01.04.2026 10:00',
        ';Letztes Update: aktuell',
        '',
        'IBAN;DE02 1203 0000 0000 2020 51',
        'Kontoname;Girokonto',
        'Kunde;Mia Muster',
        'Zeitraum;01.03.2026 - 31.03.2026',
        'Saldo;3.068,00;EUR',
        '',
        'Sortierung;Datum absteigend',
        '',
        'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.',
        '',
        'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
        '05.03.2026;05.03.2026;Werk GmbH;Gehalt/Rente;Lohn März;3.068,00;EUR;2.100,00;EUR',
        '03.03.2026;03.03.2026;Kiosk;Lastschrift;NR123;968,00;EUR;-20,00;EUR',
        '02.03.2026;02.03.2026;Bäckerei Grün;Lastschrift;Brot;988,00;EUR;-12,00;EUR',
      ),
    ),
    {
      bookings: 3,
      out: 3_200,
      in: 210_000,
      names: ['Bäckerei Grün', 'Kiosk', 'Werk GmbH'],
      span: ['2026-03-01', '2026-03-31'],
      left: nothingLeft,
    },
  ],
  [
    'a text alone holds the counterpart; further columns of the own account',
    lines(
      'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie',
      '05.03.2026;05.03.2026;Gutschrift;Werk GmbH Lohn Maerz End-to-End-Ref.: NOTPROVIDED;2100,00;EUR;DE02120300000000202051;Einkommen',
      '02.03.2026;02.03.2026;Lastschrift;KIOSK BEISPIEL//BERLIN/DE 2026-03-01T12:00:00 KFN 1 VJ 2712 Kartenzahlung;-12,00;EUR;DE02120300000000202051;Sonstiges',
      '03.03.2026;03.03.2026;Lastschrift;KIOSK BEISPIEL//BERLIN/DE 2026-03-02T12:00:00 KFN 1 VJ 2712 Kartenzahlung;-20,00;EUR;DE02120300000000202051;Sonstiges',
    ),
    { bookings: 3, out: 3_200, in: 210_000, left: nothingLeft },
  ],
  [
    "the order's day and time before the day of booking, the sign in the amount under Soll/Haben",
    lines(
      'Kontonummer;Datum;Zeit;Buchungstag;Wertstellung;Buchungsschluessel;Buchungsart;Empfaenger/Auftraggeber Name;Empfaenger/Auftraggeber IBAN;Empfaenger/Auftraggeber BIC;Glaeubiger-ID;Vwz.0;Vwz.1;Vwz.2;End-to-End-Identifikation;Soll/Haben',
      '202051;01.04.2026;10:00;31.03.2026;02.04.2026;105;Lastschrift;Kiosk;DE02100500000054540402;;;Zei;tung;;;-12,00',
      '202051;01.04.2026;10:00;05.03.2026;05.03.2026;166;Gutschrift;Werk GmbH;DE02700202700010108669;;;Lohn;;;;2.100,00',
    ),
    {
      bookings: 2,
      out: 1_200,
      in: 210_000,
      names: ['Kiosk', 'Werk GmbH'],
      span: ['2026-03-05', '2026-03-31'],
    },
  ],
  [
    'columns of the own account and of the party, the balance after each booking',
    lines(
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz',
      'Giro;DE02120300000000202051;X;Bank;05.03.2026;05.03.2026;Werk GmbH;DE02700202700010108669;X;Gutschrift;Lohn;2100,00;EUR;3068,00;;;;',
      'Giro;DE02120300000000202051;X;Bank;03.03.2026;03.03.2026;Kiosk;DE02100500000054540402;X;Lastschrift;Zeitung;-20,00;EUR;968,00;;;;',
      'Giro;DE02120300000000202051;X;Bank;02.03.2026;02.03.2026;Kiosk;DE02100500000054540402;X;Lastschrift;Zeitung;-12,00;EUR;988,00;;;;',
    ),
    { bookings: 3, out: 3_200, in: 210_000, names: ['Kiosk', 'Werk GmbH'], unbalanced: 0 },
  ],
  [
    'a savings bank with the state of each line and the original amount of a returned debit',
    latin1(
      lines(
        '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
        '"DE02120300000000202051";"09.03.26";"09.03.26";"LASTSCHRIFTRUECKGABE";"Beitrag";"";"";"";"";"30,00";"3,00";"Verein";"DE02100500000054540402";"X";"30,00";"EUR";"Umsatz gebucht"',
        '"DE02120300000000202051";"02.03.26";"02.03.26";"FOLGELASTSCHRIFT";"Beitrag";"";"";"";"";"";"";"Verein";"DE02100500000054540402";"X";"-30,00";"EUR";"Umsatz gebucht"',
        '"DE02120300000000202051";"05.03.26";"05.03.26";"LOHN  GEHALT";"Lohn";"";"";"";"";"";"";"Werk GmbH";"DE02700202700010108669";"X";"2100,00";"EUR";"Umsatz gebucht"',
        '"DE02120300000000202051";"";"";"KARTENZAHLUNG";"Kino";"";"";"";"";"";"";"Kino";"";"";"-9,00";"EUR";"Umsatz vorgemerkt"',
      ),
    ),
    { bookings: 3, out: 0, in: 210_000, left: { pending: 1, foreign: 0, unreadable: 0 } },
  ],
  [
    'a closing line of the balance with another number of cells',
    lines(
      'Umsätze',
      'Konto;Filial-/Kontonummer;IBAN;Währung',
      'Giro;100 202051;DE02120300000000202051;EUR',
      '',
      '1.3.2026 - 31.3.2026',
      'Letzter Kontostand;;;;900,00;EUR',
      'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
      '2.3.2026;2.3.2026;SEPA Lastschrift;Kiosk;Zeitung;DE02100500000054540402;X;;;;;-12,00;;1;;-12,00;;EUR',
      '5.3.2026;5.3.2026;SEPA Gutschrift;Werk GmbH;Lohn;DE02700202700010108669;X;;;;;2.100,00;;1;;;2.100,00;EUR',
      'Kontostand;31.3.2026;;;2.988,00;EUR',
    ),
    {
      bookings: 2,
      out: 1_200,
      in: 210_000,
      names: ['Kiosk', 'Werk GmbH'],
      span: ['2026-03-01', '2026-03-31'],
      left: nothingLeft,
    },
  ],
];
