import { decodeOld, likelier, type OldEncoding } from './oldEncodings';
import { limits, Refusal } from './refusal';

export interface DecodedFile {
  text: string;
  encoding: Encoding;
}

const encodings = ['utf-8', 'windows-1252', 'iso-8859-15', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number] | OldEncoding;

/** What no text holds, and what text in another encoding looks like when it is read as Latin. */
const noText = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufffd]',
);
/** Ends of files and of SWIFT messages from older systems. */
const ends = new RegExp('^[\\u0001\\u0002\\ufeff]+|[\\u0003\\u001a]+\\s*$', 'g');

/**
 * The text of a file: UTF-8, UTF-16 with its mark, what its XML says, or else that of Latin-1 with the euro sign, DOS and
 * Macintosh in which it has most German words. Throws a `Refusal` for what is empty, too large, or no text.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length === 0) throw new Refusal('empty');
  if (bytes.length > limits.bytes) throw new Refusal('tooLarge');
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Refusal('spreadsheet');
  if (beginsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Refusal('pdf');
  const decoded = decode(bytes);
  // files put one behind another keep the mark of each
  const text = undoubled(decoded.text.replace(ends, '').replace(/^\ufeff+/gm, ''));
  if (noText.test(text)) throw new Refusal('notText');
  if (text.trim() === '') throw new Refusal('empty');
  return { ...decoded, text };
}

/** German letters and the euro of UTF-8 that a program has read as Latin-1 and written anew; together they stand in no word. */
const doubled: Readonly<Record<string, string>> = {
  'Ã¤': 'ä',
  'Ã¶': 'ö',
  'Ã¼': 'ü',
  ÃŸ: 'ß',
  'Ã„': 'Ä',
  'Ã–': 'Ö',
  Ãœ: 'Ü',
  'â‚¬': '€',
};
const undoubled = (text: string): string =>
  text.replace(/Ã[¤¶¼Ÿ„–œ]|â‚¬/g, (letters) => doubled[letters] ?? letters);

const beginsWith = (bytes: Uint8Array, ...beginning: number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

function decode(bytes: Uint8Array): DecodedFile {
  const said = encodingSaid(bytes);
  // programs that save a file anew leave what its XML says as it was
  for (const encoding of [said ?? 'utf-8', 'utf-8', latinOf(bytes)] as const) {
    if (encoding === 'ibm850' || encoding === 'macintosh')
      return { encoding, text: decodeOld(bytes, encoding) };
    try {
      return { encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
    } catch {
      // not written in it
    }
  }
  throw new Refusal('notText');
}

/** Of the two ways of Latin-1 the one that has the euro sign at 0xa4; in UTF-8 such a byte follows another one of its letter. */
function latinOf(bytes: Uint8Array): Encoding {
  const encoding = likelier(bytes);
  const hasEuro = bytes.some((byte, at) => byte === 0xa4 && (bytes[at - 1] ?? 0) < 0x80);
  return encoding === 'windows-1252' && hasEuro ? 'iso-8859-15' : encoding;
}

/** UTF-16 without its mark: nearly every second byte is 0, always on the same side. */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 1].map((side) => bytes.filter((byte, at) => at % 2 === side && byte === 0).length);
  const [first = 0, second = 0] = zeros;
  if (bytes.length < 20 || 4 * Math.max(first, second) < bytes.length || Math.min(first, second) > 0)
    return undefined;
  return first > second ? 'utf-16be' : 'utf-16le';
}

function encodingSaid(bytes: Uint8Array): Encoding | undefined {
  if (beginsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (beginsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const unmarked = utf16Of(bytes.subarray(0, 400));
  if (unmarked) return unmarked;
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const said = /<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase();
  if (said === undefined || said === 'us-ascii') return undefined;
  const bare = said.replace(/[^a-z0-9]/g, ''); // UTF8, ISO_8859-1
  if (/^(ibm|cp)(850|437)$/.test(bare)) return 'ibm850';
  if (/^(iso88591|latin1|windows1252|cp1252)$/.test(bare)) return 'windows-1252';
  const known = encodings.find((encoding) => encoding.replace(/-/g, '') === bare);
  if (!known) throw new Refusal('notText');
  return known;
}
