import type { Mapping as TableMapping, TableKind } from '../../../file-import/reading/columns';

/** What a column of a bank's table holds. */
export const columnNames = [
  'day',
  'amount',
  'debit',
  'credit',
  'sign',
  'fee',
  'tax',
  'payee',
  'payer',
  'purpose',
  'iban',
  'currency',
  'state',
  'own',
  'spent',
  'balance',
] as const;
export type ColumnName = (typeof columnNames)[number];

export type Mapping = TableMapping<ColumnName>;

/** What the other side of a payment is called, for men and women. */
const role =
  '(zahlungs?(empfaenger|pflichtiger?|beteiligter?|partner|verkehrsbeteiligter?)|beguenstigter?|originator|auftraggeber|empfaenger|absender|sender|zahler|gegenpartei|gegenseite|kontrahent|haendler|verkaufsstelle|akzeptanzstelle|unternehmen|partner|recipient|beneficiary|counterparty|payee|payer|merchant|remitter)(r?in|innen)?';
const joined = '(oder|und|bzw|or|and)?';
const inEuros = '(in|der|auf)?(eur|euro|euros|kontowaehrung)?';
const inOthers = '(in)?(usd|chf|gbp|dkk|sek|nok|pln|czk|huf|try|jpy|cad|aud)';

/**
 * How the heads are called, small letters only. The words are those of the German association's CSV-CAMT layout and of what
 * portals of banks and brokers and programs for accounts write; no bank is known by name.
 */
export const heads: Record<ColumnName, readonly RegExp[]> = {
  day: [
    /^((buchungs?|buch)(tag|datum)|datumderbuchung|tagderbuchung|bookingdate|bookedat|postingdate|completeddate|datumdesabschlusses|abschlussdatum|settlementdate(utc|local)?|finishedon|ausfuehrungsdatum|gebuchtam)$/,
    /^(buchung|datum|tag|date|datumzeit|datumuhrzeit|umsatztag|umsatzdatum|transaktionsdatum|transactiondate|belegdatum|kaufdatum|zahlungsdatum)$/,
    /^(valuta(datum|tag)?|wertstellung(stag|sdatum|valuta)?|wert|value(date)?|starteddate|createdon|datumdesbeginns)$/,
  ],
  amount: [
    /^(betrag|umsatz|amount|umsatzbetrag|buchungsbetrag|abrechnungsbetrag|billingamount)(in|der|auf)?(eur|euro|euros|kontowaehrung|abrechnungswaehrung)$/,
    new RegExp(`^(betrag|betr|umsatz|amount|umsatzbetrag|buchungsbetrag|transaktionsbetrag)${inEuros}$`),
    new RegExp(`^(netto|net|nettobetrag|netamount)${inEuros}$`),
    new RegExp(
      `^(wert|value|creditdebitamount|debitcreditamount|totalamountinclvat|sourceamountafterfees)${inEuros}$`,
    ),
    new RegExp(
      `^(betrag|umsatz|amount|umsatzbetrag|buchungsbetrag|transaktionsbetrag|wert|value)${inOthers}$`,
    ),
  ],
  debit: [
    new RegExp(
      `^(soll(betrag|umsatz|umsaetze)?|ausgang|ausgaenge|ausgaben?|belastung(en)?|lastschrift(en)?|auszahlung(en)?|debit|debitamount|moneyout|paidout|outflow|abfluss|zahlungsausgang|withdrawals?)(${inEuros}|${inOthers})$`,
    ),
  ],
  credit: [
    new RegExp(
      `^(haben(betrag|umsatz|umsaetze)?|eingang|eingaenge|einnahmen?|gutschrift(en)?|einzahlung(en)?|credit|creditamount|moneyin|paidin|inflow|zufluss|zahlungseingang|deposits?)(${inEuros}|${inOthers})$`,
    ),
  ],
  sign: [
    /^(sh|sollhaben|habensoll|sollhabenkennzeichen|sollhabenkz|shkennzeichen|shkz|kennzeichen|vorzeichen|creditdebit|debitcredit|creditdebitindicator|drcr|crdr|betragbuchungsart)$/,
  ],
  fee: [/^(fees?|sourcefeeamount|gebuehr(en)?|entgelte?|provision)$/],
  // of lists of brokers only: elsewhere it is part of the amount
  tax: [/^(tax(es)?|steuern?|kapitalertragsteuer)$/],
  payee: [
    new RegExp(`^(name)?(empfaenger|beguenstigter?)(oder|und)?(zahlungspflichtiger?|auftraggeber)(name)?$`),
    new RegExp(`^(name)?(des|der|vom)?(${role}${joined}){2,}(name)?$`),
    new RegExp(
      `^(zahlungsempfaenger(in)?|empfaenger(in)?|beguenstigter?|payee|recipient|beneficiary)(name)?$`,
    ),
    new RegExp(`^(name)?(des|der|vom)?(${role}|gegenkontoinhaber)(name)?$`),
    /^(name|targetname|kontoinhabergegenkonto|inhabergegenkonto|gegenkontoname)$/,
  ],
  payer: [/^(name)?(zahlungspflichtiger?|auftraggeber|absender|payer|remitter|source)(in)?(name)?$/],
  purpose: [
    /^(verwendungszweck|verwzweck|vorgangverwendungszweck|verwendungszweckzeile|vwz|zweck|zahlungszweck|purpose|paymentreference|paymentdetails|reason|reasonforpayment|buchungsinformation(en)?|buchungsdetails)$/,
    /^(buchungstext|umsatztext|(transaktions|umsatz)?beschreibung|bezeichnung|(transaction)?description|narrative|text)$/,
    /^(details|notiz|note|memo|reference|referenz)$/,
  ],
  iban: [
    new RegExp(`^iban(des|der)?(${role}${joined})+$`),
    new RegExp(`^(${role}${joined})+(iban|konto(nummer|nr)?|accountnumber|bankkonto)$`),
    /^(kontonummeriban|ibankonto(nummer|nr)?|gegeniban|gegenkontoiban|ibangegenkonto|kontoiban)$/,
    /^(iban|gegenkonto(nummer)?|kontonummer|kontonr|bankkonto|number|accountnumber)$/,
  ],
  currency: [/^(betrag|buchungs)?(waehrung|whg|waehrungscode|currency|currencycode|ccy|sourcecurrency)$/],
  state: [/^(status|info|umsatzstatus|buchungsstatus|buchungsinfo|state)$/],
  own: [
    /^(auftragskonto|ibanauftragskonto|ibanauftraggeberkonto|auftraggeberkonto|eigeneskonto|kontoauftraggeber|referenzkonto|inhaberkonto|account|ibankontoinhaber)$/,
  ],
  // known by what stands in it, not by its head: amounts without a sign that are what was spent
  spent: [],
  balance: [
    new RegExp(
      `^(konto|buchungs|end|neuer|aktueller|laufender)?(saldo|kontostand|guthaben|balance|runningbalance|accountbalance|closingbalance|balanceafter(transaction)?)(nachder|nach|after)?(buchung|umsatz|transaktion)?${inEuros}$`,
    ),
  ],
};

const without = (mapping: Mapping, names: readonly ColumnName[]): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([name]) => !names.includes(name as ColumnName))); // its own names

/** Whether bookings can be read by it. */
export const isWhole = ({ day, amount, spent, debit, credit }: Mapping): boolean =>
  day !== undefined &&
  (amount !== undefined || spent !== undefined || (debit !== undefined && credit !== undefined));

/** A table of bookings. */
export const bookingsTable: TableKind<ColumnName> = {
  kind: 'statement',
  heads,
  isWhole,
  settled: (mapping) => (mapping.amount === undefined ? mapping : without(mapping, ['debit', 'credit'])),
  narrowest: 3,
  isDated: true,
};
