import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { SaxesParser } from 'saxes';
import { type Booking, type Bookings, ibanIn, spanOf } from './booking';
import { dayIn } from '../../file-import/reading/cells';
import { limits, Refusal } from '../../file-import/reading/refusal';

export type CamtKind = 'camt052' | 'camt053';

/** So many letters at once: some ten entries. */
const slice = 32_000;

interface Payment {
  amount?: string;
  sign?: string;
  creditor?: string;
  debtor?: string;
  creditorIban?: string;
  debtorIban?: string;
  purpose: string[];
}

interface Entry extends Payment {
  currency: string;
  state: string;
  day?: string;
  valueDay?: string;
  reference?: string;
  payments: Payment[];
}

/**
 * Bank-to-customer reports (camt.052) and statements (camt.053) of ISO 20022, versions 001.02 and 001.08. Read as a stream by
 * a strict parser that knows no document types: one is refused before anything of it is read, and so is each entity of a
 * file's own. Throws a `Refusal`.
 */
export function readCamt(text: string): { kind: CamtKind; read: Bookings } {
  const reader = createReader();
  for (let from = 0; from < text.length; from += slice) reader.write(text.slice(from, from + slice));
  return reader.close();
}

function createReader() {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const entries: Entry[] = [];
  const days: IsoDate[] = [];
  const ownIbans = new Set<string>();
  let kind: CamtKind | undefined;
  let entry: Entry | undefined;
  let payment: Payment | undefined;
  let text = '';
  let attributesOfTag = 0;

  parser.on('doctype', () => {
    throw new Refusal('doctype');
  });
  parser.on('error', () => {
    throw new Refusal(kind ? 'brokenXml' : 'unknownFormat');
  });
  parser.on('opentagstart', () => {
    attributesOfTag = 0;
  });
  parser.on('attribute', () => {
    attributesOfTag += 1;
    if (attributesOfTag > limits.attributes) throw new Refusal('brokenXml');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (path.length === 0) kind = kindOf(local, uri);
    if (path.length > limits.depth) throw new Refusal('brokenXml');
    path.push(local);
    text = '';
    const place = path.slice(3).join('/');
    if (place === 'Ntry') {
      entry = { currency: '', state: 'BOOK', purpose: [], payments: [] };
      if (entries.length >= limits.rows) throw new Refusal('tooMany');
    } else if (place === 'Ntry/NtryDtls/TxDtls') {
      payment = { purpose: [] };
      entry?.payments.push(payment);
      if ((entry?.payments.length ?? 0) > limits.parts) throw new Refusal('tooMany');
    } else if (place === 'Ntry/Amt' && entry) entry.currency = attributes['Ccy']?.value ?? '';
  });
  const hear = (heard: string) => {
    if (text.length < 1_000) text += heard;
  };
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', () => {
    const place = path.slice(3).join('/');
    path.pop();
    const said = text.trim();
    text = '';
    if (place === 'Ntry' && entry) {
      entries.push(entry);
      entry = undefined;
    } else if (place === 'Ntry/NtryDtls/TxDtls') payment = undefined;
    else if (place === 'Acct/Id/IBAN') ownIbans.add(ibanIn(said) ?? '');
    else if (/^(FrToDt\/(Fr|To)DtTm|Bal\/Dt\/Dt(Tm)?)$/.test(place)) days.push(...[dayIn(said) ?? []].flat());
    else if (payment && place.startsWith('Ntry/NtryDtls/TxDtls/'))
      ofPayment[place.slice(21)]?.(payment, said);
    else if (entry && place.startsWith('Ntry/')) ofEntry[place.slice(5)]?.(entry, said);
  });
  return {
    write: (part: string) => void parser.write(part),
    close: () => {
      parser.close();
      if (!kind) throw new Refusal('unknownFormat');
      return { kind, read: bookingsOf(entries, days, ownIbans) };
    },
  };
}

function kindOf(name: string, namespace: string): CamtKind {
  const [, message, version] =
    /^urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d\d)$/.exec(namespace) ?? [];
  if (name !== 'Document' || message === undefined) throw new Refusal('unknownFormat');
  if ((message !== '052' && message !== '053') || (version !== '02' && version !== '08'))
    throw new Refusal('camtVersion');
  return `camt${message}`;
}

function addPurpose({ purpose }: Payment, said: string): void {
  if (purpose.length >= limits.parts) throw new Refusal('tooMany');
  purpose.push(said);
}

type Take<Of> = Readonly<Record<string, (of: Of, said: string) => void>>;

const ofEntry: Take<Entry> = {
  Amt: (entry, said) => (entry.amount = said),
  CdtDbtInd: (entry, said) => (entry.sign = said),
  Sts: (entry, said) => said !== '' && (entry.state = said),
  'Sts/Cd': (entry, said) => (entry.state = said),
  'BookgDt/Dt': (entry, said) => (entry.day = said),
  'BookgDt/DtTm': (entry, said) => (entry.day = said),
  'ValDt/Dt': (entry, said) => (entry.valueDay = said),
  AcctSvcrRef: (entry, said) => (entry.reference = said),
  AddtlNtryInf: (entry, said) => addPurpose(entry, said),
};

/** What 001.08 has within a party (`Pty`) or beside the reference, 001.02 has without. */
const ofPayment: Take<Payment> = {
  Amt: (payment, said) => (payment.amount = said),
  'AmtDtls/TxAmt/Amt': (payment, said) => (payment.amount ??= said),
  CdtDbtInd: (payment, said) => (payment.sign = said),
  'RltdPties/Cdtr/Nm': (payment, said) => (payment.creditor = said),
  'RltdPties/Cdtr/Pty/Nm': (payment, said) => (payment.creditor = said),
  'RltdPties/Dbtr/Nm': (payment, said) => (payment.debtor = said),
  'RltdPties/Dbtr/Pty/Nm': (payment, said) => (payment.debtor = said),
  'RltdPties/CdtrAcct/Id/IBAN': (payment, said) => (payment.creditorIban = said),
  'RltdPties/DbtrAcct/Id/IBAN': (payment, said) => (payment.debtorIban = said),
  'RmtInf/Ustrd': (payment, said) => addPurpose(payment, said),
  'Purp/Cd': (payment, said) => addPurpose(payment, purposes[said] ?? ''),
};

/** Codes of ISO 20022 that say what no text may say. */
const purposes: Readonly<Record<string, string>> = {
  SALA: 'Gehalt',
  PAYR: 'Gehalt',
  PENS: 'Rente',
  CHAR: 'Spende',
  RENT: 'Miete',
  INSU: 'Versicherung',
  LOAN: 'Darlehen',
};

function bookingsOf(entries: readonly Entry[], days: readonly IsoDate[], own: ReadonlySet<string>): Bookings {
  const left = { foreign: 0, pending: 0, unreadable: 0 };
  const bookings: Booking[] = [];
  const known = new Set<string>();
  for (const entry of entries) {
    const day = dayIn(entry.day ?? entry.valueDay ?? '');
    const amount = centsOf(entry.amount);
    if (entry.state === 'PDNG' || entry.state === 'INFO') left.pending += 1;
    else if (entry.currency !== 'EUR') left.foreign += 1;
    else if (day === undefined || amount === undefined || !isSign(entry.sign)) left.unreadable += 1;
    else {
      // Reports of one day repeat what the ones before said; an entry's reference is the bank's own.
      const once = entry.reference && `${entry.reference} ${amount} ${day} ${entry.sign}`;
      if (once && known.has(once)) continue;
      if (once) known.add(once);
      for (const part of partsOf(entry, amount)) if (part.amount !== 0) bookings.push({ day, ...part });
    }
  }
  return { bookings, span: spanOf(days), ownIbans: [...own].filter(Boolean), left };
}

const isSign = (sign: string | undefined) => sign === 'CRDT' || sign === 'DBIT';

/** A collected booking in its payments where these add up to it, else as one. */
function partsOf(entry: Entry, amount: Cents): Omit<Booking, 'day'>[] {
  const [first] = entry.payments;
  const amounts = entry.payments.map((payment) => centsOf(payment.amount));
  const sum = amounts.reduce<number>((whole, part) => whole + (part ?? 0), 0);
  if (entry.payments.length > 1 && sum === amount)
    return entry.payments.map((payment, index) => partOf(entry, payment, amounts[index] ?? 0));
  return [partOf(entry, first ?? entry, amount)];
}

function partOf({ sign, purpose: also }: Entry, payment: Payment, amount: Cents): Omit<Booking, 'day'> {
  const isIn = sign === 'CRDT';
  const purpose = payment.purpose === also ? also : [...payment.purpose, ...also];
  return {
    amount: isIn ? amount : -amount,
    name: ((isIn ? payment.debtor : payment.creditor) ?? '').slice(0, 80),
    purpose: purpose.join(' ').slice(0, 500),
    iban: ibanIn(isIn ? payment.debtorIban : payment.creditorIban),
  };
}

/** XML writes amounts with a point, and euros with two decimals at most. */
function centsOf(text: string | undefined): Cents | undefined {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
