/** Lists of an invented household, in the forms in which programs and people write them. */

/** An administration program of brokers: semicolons, CRLF, quoted, thousands points, the customer's name, states, a sum. */
export const brokerExport = () =>
  [
    'Kunde;Sparte;Gesellschaft;Produkt;Vertrags-Nr.;Beitrag brutto (EUR);Zahlweise;Vertragsbeginn;Ablauf;Versicherungssumme;Rückkaufswert;Status',
    '"Muster, Anna";Privathaftpflichtversicherung;Nordlicht Versicherung AG;Komfort;NL-4711/01;74,90;jährlich;01.03.2019;01.03.2027;"10.000.000,00";;aktiv',
    '"Muster, Anna";Hausrat;Nordlicht Versicherung AG;"Hausrat ""Plus""";NL-4711/02;18,40 €;1/4-jährlich;01.06.2020;;65.000 EUR;0,00;aktiv',
    '"Muster, Jonas";Berufsunfähigkeitsversicherung;Südstern Leben AG;BU Premium;SL 900 112;62,15;monatlich;01.01.2018;31.12.2050;1.500,00;;aktiv',
    '"Muster, Jonas";Lebensversicherung;Südstern Leben AG;Klassik;SL 900 113;55,00;mtl.;01.01.2010;31.12.2040;;"12.345,67";aktiv',
    '"Muster, Jonas";Rechtsschutz;Weststern;RS 2015;WS-1;240,00;1/1;01.01.2015;;;;storniert',
    '"Muster, Jonas";Kfz-Haftpflicht;Weststern;;WS-2;unbekannt;1/2-jährlich;31.02.2020;;;;aktiv',
    'Summe;;;;;450,45;;;;;;',
    '',
  ].join('\r\n');

/** A spreadsheet in English: commas, decimal points, ISO days, odd case and spaces in heads, words above the table. */
export const englishSheet = () =>
  [
    'My contracts,,,,',
    '',
    ' PRODUCT , Insurer,Policy  Number,Annual Premium (EUR), Start ',
    'Personal liability insurance,Nordlicht AG,NL-1,"1,074.90",2019-03-01',
    'Household contents,Nordlicht AG,NL-2,73.60,2020-06-01',
  ].join('\n');

/** A household book: tabs, what goes out with a minus, behind or before. */
export const householdBook = () =>
  [
    'Kategorie\tBezeichnung\tBetrag\tTurnus\tPerson',
    'Wohnen\tMiete\t980,00-\tmonatlich\t',
    'Haushalt\tWocheneinkauf\t-420,00 €\tmonatlich\t',
    'Versicherungen\tPrivathaftpflicht\t-74,90\tjährlich\t',
    'Freizeit\tFitnessstudio\t-29,90\tmonatlich\tJonas',
    'Quatsch\tDings\t-5,00\tmonatlich\t',
    'Auto\tKfz-Steuer\t-120,00\tjährlich\t',
    'Gesamt\t\t-1.629,80\t\t',
  ].join('\n');

/** Incomes of a spreadsheet. */
export const incomeSheet = () =>
  [
    'Person;Art;Netto;Brutto;Turnus;Seit',
    'Anna;Gehalt;2.950,00;4.400,00;monatlich;01.01.2020',
    'Jonas;Mieteinnahmen;7.200,00;;jährlich;',
    'Jonas;Erbschaft;10.000,00;;einmalig;',
    ';Kindergeld;255,00;;monatlich;',
  ].join('\n');
