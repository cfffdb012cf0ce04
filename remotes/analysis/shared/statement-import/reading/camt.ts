import type { IsoDate } from '@vp-digital/core/finance';
import { SaxesParser } from 'saxes';
import { dayIn } from '../../file-import/reading/cells';
import { limits, Refusal } from '../../file-import/reading/refusal';
import { type Bookings, ibanIn } from './booking';
import { bookingsOf } from './camtBookings';
import type { Balance, Entry, Payment, Report } from './camtReport';

export type CamtKind = 'camt052' | 'camt053';

/** So many letters at once: some ten entries. */
const slice = 32_000;

/**
 * Bank-to-customer reports (camt.052) and statements (camt.053) of ISO 20022, versions 001.02 to 001.12. Read as a stream by
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
  const reports: Report[] = [];
  const days: IsoDate[] = [];
  let kind: CamtKind | undefined;
  let report: Report | undefined;
  let balance: Balance | undefined;
  let count = 0;
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
    if (path.length === 3) {
      report = { entries: [], balances: [] };
      reports.push(report);
    }
    if (place === 'Ntry') {
      entry = { currency: '', state: 'BOOK', purpose: [], payments: [] };
      count += 1;
      if (count > limits.rows) throw new Refusal('tooMany');
    } else if (place === 'Bal') {
      balance = {};
      report?.balances.push(balance);
    } else if (place === 'Ntry/NtryDtls/TxDtls') {
      payment = { purpose: [] };
      entry?.payments.push(payment);
      if ((entry?.payments.length ?? 0) > limits.parts) throw new Refusal('tooMany');
    } else if (place === 'Ntry/Amt' && entry) entry.currency = attributes['Ccy']?.value ?? '';
    else if (place === 'Bal/Amt' && balance) balance.currency = attributes['Ccy']?.value ?? '';
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
      report?.entries.push(entry);
      entry = undefined;
    } else if (place === 'Ntry/NtryDtls/TxDtls') payment = undefined;
    else if (/^FrToDt\/(Fr|To)DtTm$/.test(place)) days.push(...[dayIn(said) ?? []].flat());
    else if (report && place.startsWith('Acct/')) ofAccount[place.slice(5)]?.(report, said);
    else if (balance && place.startsWith('Bal/')) ofBalance[place.slice(4)]?.(balance, said);
    else if (payment && place.startsWith('Ntry/NtryDtls/TxDtls/'))
      ofPayment[place.slice(21)]?.(payment, said);
    else if (entry && place.startsWith('Ntry/')) ofEntry[place.slice(5)]?.(entry, said);
  });
  return {
    write: (part: string) => void parser.write(part),
    close: () => {
      parser.close();
      if (!kind) throw new Refusal('unknownFormat');
      return { kind, read: bookingsOf(reports, days) };
    },
  };
}

/** Of versions 03 to 12 what is read here is written as in 02 or in 08. */
function kindOf(name: string, namespace: string): CamtKind {
  const [, message, version] =
    /^urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d\d)$/.exec(namespace) ?? [];
  if (name !== 'Document' || message === undefined) throw new Refusal('unknownFormat');
  if ((message !== '052' && message !== '053') || Number(version) < 2 || Number(version) > 12)
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
  // a bank's own word: booked only if it says so
  'Sts/Prtry': (entry, said) => (entry.state = /^(book|gebucht)/i.test(said) ? 'BOOK' : 'PDNG'),
  'BookgDt/Dt': (entry, said) => (entry.day = said),
  'BookgDt/DtTm': (entry, said) => (entry.day = said),
  'ValDt/Dt': (entry, said) => (entry.valueDay = said),
  'ValDt/DtTm': (entry, said) => (entry.valueDay = said),
  RvslInd: (entry, said) => (entry.isReversal = said === 'true' || said === '1'),
  AcctSvcrRef: (entry, said) => (entry.reference = said),
  AddtlNtryInf: (entry, said) => addPurpose(entry, said),
};

const ofAccount: Take<Report> = {
  'Id/IBAN': (report, said) => (report.iban = ibanIn(said)),
  'Id/Othr/Id': (report, said) => (report.account = said),
  'Ownr/Nm': (report, said) => (report.owner = said),
};

const ofBalance: Take<Balance> = {
  'Tp/CdOrPrtry/Cd': (balance, said) => (balance.kind = said),
  Amt: (balance, said) => (balance.amount = said),
  CdtDbtInd: (balance, said) => (balance.sign = said),
  'Dt/Dt': (balance, said) => (balance.day = said),
  'Dt/DtTm': (balance, said) => (balance.day = said),
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
  // for whom somebody else collects or pays, where no other name is written
  'RltdPties/UltmtCdtr/Nm': (payment, said) => (payment.creditor ??= said),
  'RltdPties/UltmtCdtr/Pty/Nm': (payment, said) => (payment.creditor ??= said),
  'RltdPties/UltmtDbtr/Nm': (payment, said) => (payment.debtor ??= said),
  'RltdPties/UltmtDbtr/Pty/Nm': (payment, said) => (payment.debtor ??= said),
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
