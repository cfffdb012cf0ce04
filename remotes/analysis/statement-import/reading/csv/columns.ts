import { plain } from '../plain';

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

/** Where each stands, counted from 0. */
export type Mapping = Readonly<Partial<Record<ColumnName, number>>>;

/**
 * How the heads are called, with letters only and the better one first. The words are those of the German
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

const headOf = (cell: string) => plain(cell).replace(/[^a-z]/g, '');

/** Which columns a line of heads names; each column once. */
export function namedColumns(cells: readonly string[]): Mapping {
  const names = cells.map(headOf);
  const found: Partial<Record<ColumnName, number>> = {};
  for (const column of columnNames) {
    const index = heads[column].map((head) => names.findIndex((name) => head.test(name))).find(isThere);
    if (index !== undefined) found[column] = index;
  }
  if (found.amount !== undefined) return without(found, ['debit', 'credit']);
  return found;
}

const isThere = (index: number) => index >= 0;

const without = (mapping: Mapping, names: readonly ColumnName[]): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([name]) => !names.includes(name as ColumnName))); // its own names

/** Whether bookings can be read by it. */
export const isWhole = ({ day, amount, debit, credit }: Mapping): boolean =>
  day !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined));
