import { latin1 } from '../../file-import/testing/latin1';
import { type BankFile, lines, nothingLeft } from './bankFile';

/** Cards, brokers and services of payments, as their portals write them. */
export const cardFiles: readonly BankFile[] = [
  [
    'a card with a balance above and amounts with their sign of the euro',
    lines(
      '"Karte";"Visa Kreditkarte";"4711 **** 0815"',
      '""',
      '"Saldo vom 31.03.2026:";"-32,00 €"',
      '""',
      '"Belegdatum";"Wertstellung";"Status";"Beschreibung";"Umsatztyp";"Betrag";"Fremdwährungsbetrag"',
      '"07.03.26";"09.03.26";"Gebucht";"Kiosk";"Im Geschäft";"-12,00 €";""',
      '"08.03.26";"09.03.26";"Gebucht";"Shop New York";"Online";"-20,00 €";"-21,70 $"',
      '"09.03.26";"";"Vorgemerkt";"Kino";"Online";"-9,00 €";""',
    ),
    { bookings: 2, out: 3_200, in: 0, left: { pending: 1, foreign: 0, unreadable: 0 } },
  ],
  [
    'an older card: what is settled, in a column of yes and no',
    latin1(
      lines(
        '"Kreditkarte:";"4711********0815";',
        '',
        '"Von:";"01.03.2026";',
        '"Bis:";"31.03.2026";',
        '"Saldo:";"-32.00 EUR";',
        '"Datum:";"31.03.2026";',
        '',
        '"Umsatz abgerechnet und nicht im Saldo enthalten";"Wertstellung";"Belegdatum";"Beschreibung";"Betrag (EUR)";"Ursprünglicher Betrag";',
        '"Nein";"09.03.2026";"07.03.2026";"Kiosk";"-12,00";"";',
        '"Ja";"09.03.2026";"08.03.2026";"Shop";"-20,00";"-21,70 USD";',
      ),
    ),
    { bookings: 2, out: 3_200, in: 0, left: nothingLeft },
  ],
  [
    'accounts and a card below one another, texts that begin with a blank, balances around them',
    latin1(
      lines(
        ';',
        '"Umsätze Girokonto";"Zeitraum: 01.03.2026 - 31.03.2026";',
        '"Neuer Kontostand";"2.068,00 EUR";',
        '',
        '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
        '"offen";"--";"Kartenverfügung";" Buchungstext: Kino";"-9,00";',
        '"05.03.2026";"05.03.2026";"Übertrag / Überweisung";" Auftraggeber: Werk GmbH Buchungstext: Lohn Ref. AB1C2D/123 ";"2.100,00";',
        '"02.03.2026";"02.03.2026";"Lastschrift / Belastung";" Auftraggeber: Kiosk Buchungstext: Zeitung Ref. AB1C2D/124 ";"-12,00";',
        '"Alter Kontostand";"-20,00 EUR";',
        '',
        '"Umsätze Visa-Karte (Kreditkarte)";"Zeitraum: 01.03.2026 - 31.03.2026";',
        '"Neuer Kontostand";"-20,00 EUR";',
        '',
        '"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";',
        '"09.03.2026";"07.03.2026";"Visa-Umsatz";"123";" Laden Beispiel ";"-20,00";',
        '"Alter Kontostand";"0,00 EUR";',
        '',
        '"Umsätze Depot";"Zeitraum: 01.03.2026 - 31.03.2026";',
        '"Keine Umsätze vorhanden."',
      ),
    ),
    {
      bookings: 3,
      out: 3_200,
      in: 210_000,
      left: { pending: 1, foreign: 0, unreadable: 0 },
      span: ['2026-03-01', '2026-03-31'],
    },
  ],
  [
    "a broker's list with fee and tax beside the amount, each with its sign",
    lines(
      '"datetime","date","account_type","category","type","asset_class","name","symbol","shares","price","amount","fee","tax","currency","original_amount","original_currency","fx_rate","description","transaction_id","counterparty_name","counterparty_iban","payment_reference","mcc_code"',
      '"2026-03-02T08:00:00.000Z","2026-03-02","DEFAULT","CASH","CUSTOMER_INBOUND","","","","","","500.00","","","EUR","","","","Einzahlung","a1","Mia Muster","DE02120300000000202051","",""',
      '"2026-03-03T08:00:00.000Z","2026-03-03","DEFAULT","TRADING","BUY","FUND","World ETF","IE000000","2.5","100.00","-250.00","-1.00","","EUR","","","","Kauf","a2","","","",""',
      '"2026-03-04T08:00:00.000Z","2026-03-04","DEFAULT","CASH","DIVIDEND","FUND","World ETF","IE000000","2.5","","10.00","","-2.64","EUR","","","","Dividende","a3","","","",""',
      '"2026-03-05T08:00:00.000Z","2026-03-05","DEFAULT","CASH","TAX_OPTIMIZATION","","","","","","0.00","","1.50","EUR","","","","Steueroptimierung","a4","","","",""',
      '"2026-03-06T08:00:00.000Z","2026-03-06","DEFAULT","CASH","CARD_TRANSACTION","","Kiosk","","","","-12.00","","","EUR","","","","Kiosk","a5","","","","5411"',
    ),
    { bookings: 5, out: 26_300, in: 50_886, left: nothingLeft },
  ],
  [
    'a broker with states in English, fee and tax without signs, times of their own',
    lines(
      'date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency',
      '2026-03-02;09:00:00;Executed;S1;World ETF;Security;Savings plan;IE000000;2,5;100,00;-250,00;0,99;0,00;EUR',
      '2026-03-03;09:00:00;Cancelled;S2;Share;Security;Buy;DE000000;1;80,00;-80,00;0,99;0,00;EUR',
      '2026-03-04;09:00:00;Executed;S3;Share;Cash;Distribution;DE000000;1;10,00;10,00;0,00;2,64;EUR',
      '2026-03-05;09:00:00;Rejected;S4;Share;Security;Buy;DE000000;1;70,00;-70,00;0,00;0,00;EUR',
      '2026-03-06;09:00:00;Executed;S5;Deposit;Cash;Deposit;;;;500,00;0,00;0,00;EUR',
    ),
    { bookings: 3, out: 25_099, in: 50_736, left: nothingLeft },
  ],
  [
    'a broker with a blank head for the currency and an abbreviated head for the day',
    lines(
      'Buchtag;Valuta;BIC / BLZ;IBAN / Kontonummer;Buchungsinformation;TA.-Nr.;Betrag;',
      '31.03.2026;02.04.2026;X;DE02120300000000202051;Kauf 2,5 World ETF;123;-250,00;EUR',
      '06.03.2026;06.03.2026;X;DE02120300000000202051;Dividende;124;7,36;EUR',
    ),
    { bookings: 2, out: 25_000, in: 736, span: ['2026-03-06', '2026-03-31'] },
  ],
  [
    'payments on the internet: notes of what does not move money (Memo), gross and net, a bank that pays in',
    lines(
      '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Entgelt","Netto","Absender E-Mail-Adresse","Empfänger E-Mail-Adresse","Transaktionscode","Guthaben","Auswirkung auf Guthaben"',
      '"02.03.2026","10:00:00","Europe/Berlin","Laden","Allgemeine Autorisierung","Abgeschlossen","EUR","-12,00","0,00","-12,00","","","A1","0,00","Memo"',
      '"02.03.2026","10:00:05","Europe/Berlin","Laden","Zahlung","Abgeschlossen","EUR","-12,00","0,00","-12,00","","","A2","-12,00","Soll"',
      '"02.03.2026","10:00:05","Europe/Berlin","","Bankgutschrift auf das Konto","Abgeschlossen","EUR","12,00","0,00","12,00","","","A3","0,00","Haben"',
      '"03.03.2026","10:00:05","Europe/Berlin","Käufer","Zahlung","Abgeschlossen","EUR","20,00","-0,85","19,15","","","A4","19,15","Haben"',
      '"04.03.2026","10:00:05","Europe/Berlin","Kino","Zahlung","Ausstehend","EUR","-9,00","0,00","-9,00","","","A5","19,15","Memo"',
    ),
    { bookings: 3, out: 1_200, in: 3_115, left: { pending: 2, foreign: 0, unreadable: 0 } },
  ],
  [
    'several pockets in one table, a fee of its own, three states',
    lines(
      'Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Kontostand',
      'CARD_PAYMENT,Aktuell,2026-03-01 23:50:00,2026-03-02 10:00:00,Kiosk,-12.00,0.00,EUR,ABGESCHLOSSEN,88.00',
      'ATM,Aktuell,2026-03-02 10:00:00,2026-03-03 10:00:00,Bargeld,-20.00,1.00,EUR,ABGESCHLOSSEN,67.00',
      'TOPUP,Aktuell,2026-03-04 10:00:00,2026-03-04 10:00:00,Aufladung,2100.00,0.00,EUR,ABGESCHLOSSEN,2167.00',
      'CARD_PAYMENT,Aktuell,2026-03-05 10:00:00,,Kino,-9.00,0.00,EUR,AUSSTEHEND,',
      'CARD_PAYMENT,Aktuell,2026-03-05 10:00:00,,Hotel,-99.00,0.00,EUR,RÜCKGÄNGIG GEMACHT,',
      'EXCHANGE,Aktuell,2026-03-06 10:00:00,2026-03-06 10:00:00,In USD,-5.00,0.00,USD,ABGESCHLOSSEN,5.00',
    ),
    { bookings: 3, out: 3_300, in: 210_000, left: { pending: 1, foreign: 1, unreadable: 0 } },
  ],
  [
    'days with dashes and the day first, payers and payees in columns of their own, fees already in the amount',
    lines(
      '"Transfer ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees"',
      'CARD-1,31-03-2026,-12.00,EUR,"Card transaction of 12.00 EUR issued by Kiosk",,2088.00,,,,,,,Kiosk,4711,"Mia Muster",,,0.00',
      'TRANSFER-1,05-03-2026,2100.00,EUR,"Received money from Werk GmbH",Lohn,2100.00,,,,"Werk GmbH",,,,,,,,0.50',
    ),
    { bookings: 2, out: 1_200, in: 210_000, span: ['2026-03-05', '2026-03-31'] },
  ],
  [
    "a card's list whose spending is positive, with slashes between days",
    lines(
      'Datum,Beschreibung,Karteninhaber,Konto #,Betrag',
      '27/03/2026,KIOSK BERLIN,MIA MUSTER,-71001,"12,00"',
      '28/03/2026,LADEN,MIA MUSTER,-71001,"1.020,00"',
      '29/03/2026,ZAHLUNG ERHALTEN. BESTEN DANK.,MIA MUSTER,-71001,"-32,00"',
    ),
    { bookings: 3, out: 103_200, in: 3_200, left: nothingLeft },
  ],
  [
    "a savings bank's card: original amount and currency before those of the booking",
    latin1(
      lines(
        '"Umsatz getätigt von";"Belegdatum";"Buchungsdatum";"Originalbetrag";"Originalwährung";"Umrechnungskurs";"Buchungsbetrag";"Buchungswährung";"Transaktionsbeschreibung";"Transaktionsbeschreibung Zusatz";"Buchungsreferenz";"Gebührenschlüssel";"Länderkennzeichen";"BAR-Entgelt+Buchungsreferenz";"AEE+Buchungsreferenz";"Abrechnungskennzeichen"',
        '"4711*0815";"07.03.26";"09.03.26";"-13,00";"USD";"1,08";"-12,00";"EUR";"KIOSK NEW YORK";"NY";"1";"";"US";"";"";""',
        '"4711*0815";"08.03.26";"09.03.26";"-20,00";"EUR";"";"-20,00";"EUR";"LADEN";"BERLIN";"2";"";"DE";"";"";""',
      ),
    ),
    {
      bookings: 2,
      out: 3_200,
      in: 0,
      names: ['KIOSK NEW YORK', 'LADEN'],
      left: nothingLeft,
    },
  ],
  [
    "a card's list of one purchase and of what settles it",
    lines(
      'Datum,Beschreibung,Karteninhaber,Konto #,Betrag',
      '28/03/2026,LADEN,MIA MUSTER,-71001,"1.020,00"',
      '29/03/2026,ZAHLUNG ERHALTEN. BESTEN DANK.,MIA MUSTER,-71001,"-32,00"',
    ),
    { bookings: 2, out: 102_000, in: 3_200 },
  ],
  [
    'taxes that a broker gives back, in a table whose fees have a minus',
    lines(
      'Date;Type;Amount;Fee;Tax;ISIN',
      '2026-03-02;Buy;-100.00;-1.00;;DE000000',
      '2026-03-03;Tax;0.00;;2.50;',
    ),
    { bookings: 2, out: 10_100, in: 250 },
  ],
];
