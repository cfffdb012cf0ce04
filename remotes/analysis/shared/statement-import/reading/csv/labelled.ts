import { ibanIn } from '../booking';

const roles = 'Empfänger|Auftraggeber|Zahlungspflichtiger|Zahlungsempfänger|Begünstigter|Absender|Name';
const others =
  'Kto\\/IBAN|Kto\\/BLZ|Kto\\.?|Konto|IBAN|BLZ\\/BIC|BLZ|BIC|Buchungstext|Verwendungszweck|Zweck|Ref\\.?|End-to-End-Ref\\.?|Mandatsref\\.?|Gläubiger-ID';

const name = new RegExp(`(?:${roles})(?:in)?:\\s*(.*?)\\s*(?=(?:${others}|${roles}):|Ref\\.|$)`, 's');
const text = new RegExp(
  `(?:Buchungstext|Verwendungszweck|Zweck):\\s*(.*?)\\s*(?=Ref\\.|(?:${roles}):|$)`,
  's',
);
const account = /(?:Kto\/IBAN|IBAN):\s*([A-Z]{2}\d{2}[A-Z0-9]{11,30})/;

/** Name, purpose and account from a text that has them all, each behind its label: `Empfänger: … Kto/IBAN: … Buchungstext: …`. */
export function labelledIn(written: string) {
  const [, who] = name.exec(written) ?? [];
  if (who === undefined || who === '') return undefined;
  const iban = ibanIn(account.exec(written)?.[1]);
  return { name: who, purpose: text.exec(written)?.[1] ?? written, ...(iban !== undefined && { iban }) };
}
