import type { Mapping as TableMapping, TableKind } from '../../../file-import/reading/columns';

/** What a column of a bank's table holds. */
export const columnNames = [
  'day',
  'amount',
  'debit',
  'credit',
  'sign',
  'payee',
  'payer',
  'purpose',
  'iban',
  'currency',
  'state',
  'own',
] as const;
export type ColumnName = (typeof columnNames)[number];

export type Mapping = TableMapping<ColumnName>;

/**
 * How the heads are called. The words are those of the German
 * association's CSV-CAMT layout and of what banks' portals write; no bank is known by name.
 */
const heads: Record<ColumnName, readonly RegExp[]> = {
  day: [
    /^(buchungs(tag|datum)|bookingdate)$/,
    /^(buchung|datum|date)$/,
    /^(valuta(datum)?|wertstellung(stag|sdatum)?|wert|valuedate)$/,
  ],
  amount: [/^(betrag|umsatz|amount)(in)?(eur|euro)?$/, /^(buchungs|umsatz)betrag(in)?(eur|euro)?$/],
  debit: [/^(soll|ausgang|ausgaben?|belastung|lastschrift|debit|moneyout)(in)?(eur|euro)?$/],
  credit: [/^(haben|eingang|einnahmen?|gutschrift|credit|moneyin)(in)?(eur|euro)?$/],
  sign: [/^(sh|sollhaben|sollhabenkennzeichen|sollhabenkz|kennzeichen|creditdebit)$/],
  payee: [
    /^(beguenstigter?zahlungspflichtiger?|auftraggeber(in)?(empfaenger(in)?|beguenstigter?))$/,
    /^(zahlungsempfaenger(in)?|empfaenger(in)?|beguenstigter?|payee|counterparty|partnername)$/,
    /^(namezahlungsbeteiligter?|namezahlungsempfaenger|zahlungspartner|name|partner)$/,
  ],
  payer: [/^(zahlungspflichtiger?|auftraggeber(in)?|payer)$/],
  purpose: [
    /^(verwendungszweck|vorgangverwendungszweck|zweck|purpose|paymentreference)$/,
    /^(buchungstext|umsatztext|beschreibung|description|reference|text)$/,
  ],
  iban: [
    /^(kontonummeriban|ibanzahlungsbeteiligter?|ibanzahlungsempfaenger|gegeniban|partneriban|counterpartyiban)$/,
    /^(iban|gegenkonto|kontonummer)$/,
  ],
  currency: [/^(waehrung|currency)$/],
  state: [/^(status|info|umsatzstatus|state)$/],
  own: [/^(auftragskonto|ibanauftragskonto|eigeneskonto|kontoauftraggeber)$/],
};

const without = (mapping: Mapping, names: readonly ColumnName[]): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([name]) => !names.includes(name as ColumnName))); // its own names

/** Whether bookings can be read by it. */
export const isWhole = ({ day, amount, debit, credit }: Mapping): boolean =>
  day !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined));

/** A table of bookings. */
export const bookingsTable: TableKind<ColumnName> = {
  kind: 'statement',
  heads,
  isWhole,
  settled: (mapping) => (mapping.amount === undefined ? mapping : without(mapping, ['debit', 'credit'])),
  narrowest: 3,
  isDated: true,
};
