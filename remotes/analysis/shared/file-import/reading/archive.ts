import { unzipSync } from 'fflate';
import { checksumOf, listedChecksums } from './checksums';
import { limits, Refusal } from './refusal';

/** What lies in an archive (ZIP): its files, and how many that are none of a household's. */
export interface Archive {
  files: Uint8Array[];
  others: number;
}

/**
 * The files of a ZIP archive; undefined of what is none. Spreadsheets are archives too: they are refused, and so is what is
 * encrypted, cut or holds more than a file may.
 */
export function unpacked(bytes: Uint8Array): Archive | undefined {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) return undefined;
  if (bytes.length > limits.bytes) throw new Refusal('tooLarge');
  if (((bytes[6] ?? 0) & 1) === 1) throw new Refusal('encrypted');
  let size = 0;
  let count = 0;
  let others = 0;
  const take = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (/^(\[Content_Types\]\.xml|mimetype|META-INF\/)/.test(name)) throw new Refusal('spreadsheet');
    if (name.endsWith('/') || /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(name)) return false;
    if (/\.(pdf|html?|png|jpe?g|docx?|xlsx?|zip)$/i.test(name)) {
      others += 1;
      return false;
    }
    size += originalSize;
    count += 1;
    if (size > limits.bytes) throw new Refusal('tooLarge');
    if (count > limits.files) throw new Refusal('tooMany');
    return true;
  };
  try {
    const unzipped = unzipSync(bytes, { filter: take });
    const files = Object.keys(unzipped)
      .sort()
      .flatMap((name) => unzipped[name] ?? []);
    const listed = listedChecksums(bytes); // what unpacks does not compare them
    if (!files.every((file) => listed.has(checksumOf(file)))) throw new Refusal('spreadsheet');
    return { files, others };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('spreadsheet'); // cut, or packed in a way that no browser unpacks
  }
}
