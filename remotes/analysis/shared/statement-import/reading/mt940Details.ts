import { type Booking, ibanIn } from './booking';

type Details = Pick<Booking, 'name' | 'purpose' | 'iban'> & {
  /** What kind of booking the bank calls it. */
  kind: string;
};

/**
 * The contents of a field `:86:`: in numbered parts (`166?00GUTSCHRIFT?20…`), by words between slashes, or as free
 * text.
 */
export function detailsOf(lines: readonly string[]): Details {
  const whole = lines.join('');
  const [, separator] = /^\d{3}([^\w\s])(?=\d\d)/.exec(whole) ?? [];
  if (separator !== undefined) return inParts(whole, separator);
  const text = lines.map((line) => line.trim()).join(' ');
  return /\/(NAME|REMI|IBAN)\//.test(text)
    ? byWords(text)
    : { name: '', purpose: text.slice(0, 500), kind: '' };
}

/** Parts 20 to 29 and 60 to 63 are the purpose, 31 the account, 32 and 33 the name, 00 the kind of booking. */
function inParts(whole: string, separator: string): Details {
  const parts = new Map<string, string>();
  for (const part of whole.slice(3).split(separator))
    if (/^\d\d/.test(part)) parts.set(part.slice(0, 2), part.slice(2));
  const written = [...parts].filter(([number]) => /^(2\d|6[0-3])$/.test(number)).map(([, text]) => text);
  const purpose = written.join('');
  return {
    name: withUmlauts([parts.get('32'), parts.get('33')].join('').trim()).slice(0, 80),
    purpose: withUmlauts([parts.get('00') ?? '', purposeIn(purpose)].join(' ').trim()).slice(0, 500),
    kind: parts.get('00') ?? '',
    iban: ibanIn(parts.get('31')) ?? ibanIn(/IBAN\+\s?([A-Z]{2}\d{2}[A-Z0-9]{11,30})/.exec(purpose)?.[1]),
  };
}

/** German letters of seven bits (DIN 66003), which some programs still write: `M}ller`. */
const sevenBits: Readonly<Record<string, string>> = {
  '{': 'ä',
  '|': 'ö',
  '}': 'ü',
  '~': 'ß',
  '[': 'Ä',
  '\\': 'Ö',
  ']': 'Ü',
};

/** Such marks are letters where one of them stands within a word, and no other letter is beyond ASCII. */
function withUmlauts(text: string): string {
  if (!/[A-Za-z][{|}~[\\\]][A-Za-z]/.test(text) || /[^ -~]/.test(text)) return text;
  return text.replace(/(?<=[A-Za-z])[{|}~[\\\]]|[{|}~[\\\]](?=[A-Za-z])/g, (mark) => sevenBits[mark] ?? mark);
}

/** The payer's own text in a purpose with SEPA tags. */
const purposeIn = (purpose: string): string =>
  /SVWZ\+(.*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+|$)/.exec(purpose)?.[1] ?? purpose;

function byWords(text: string): Details {
  const after = (word: string) => new RegExp(`/${word}/(?:/?)([^/]*)`).exec(text)?.[1]?.trim() ?? '';
  return {
    name: after('NAME').slice(0, 80),
    purpose: (after('REMI') || text).slice(0, 500),
    kind: '',
    iban: ibanIn(after('IBAN')),
  };
}
