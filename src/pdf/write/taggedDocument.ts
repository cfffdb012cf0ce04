import { zlibSync } from 'fflate';
import PDFDocument, { type Reference } from 'pdfkit';
import type { FontName, FontSet } from '../fonts';
import type { ReportMeta } from '../model';
import { xmpDescriptions } from './xmp';

const languageTags = { de: 'de-DE', en: 'en-GB' } as const;

/**
 * pdfkit, set up for tagged reports and corrected in two places. Both corrections reach into pdfkit 0.20.2, whose
 * version is pinned for that reason:
 *
 * - its metadata does not escape texts ("Tabelle & Müller" is not well-formed), so ours are written instead;
 * - it compresses with zlib in Node and with fflate in browsers, whose bytes differ; here fflate does it everywhere,
 *   so that the document service makes the very file that the advisor's browser made.
 *
 * The file's identifier is pdfkit's hash of `info`: equal for equal metadata.
 */
export class TaggedDocument extends PDFDocument {
  readonly #meta: ReportMeta;

  constructor(meta: ReportMeta, size: readonly [number, number], fonts: FontSet) {
    super({
      size,
      margin: 0,
      font: null,
      autoFirstPage: false,
      compress: false,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: languageTags[meta.language],
      displayTitle: true,
      info: {
        Title: meta.title,
        Author: meta.author,
        Subject: meta.subject,
        Creator: 'vp-digital',
        CreationDate: new Date(meta.createdAt),
        DocumentID: meta.documentId,
      },
    });
    this.#meta = meta;
    const names: readonly FontName[] = ['text', 'strong', 'serif'];
    for (const name of names) this.registerFont(name, fonts[name].file());
  }

  /** Called by pdfkit when it writes the metadata. */
  _addInfo(): void {
    this.appendXML(xmpDescriptions(this.#meta));
  }

  override ref(data?: Record<string, unknown>): Reference {
    const reference = super.ref(data);
    const finalize = reference.finalize.bind(reference);
    reference.finalize = () => {
      compress(reference);
      finalize();
    };
    return reference;
  }
}

/** Metadata stay readable for programs that look for them without understanding PDF; a photograph is compressed already. */
function compress(reference: Reference): void {
  const { buffer, data } = reference;
  if (buffer.length === 0 || data['Type'] === 'Metadata' || data['Filter'] === 'DCTDecode') return;
  reference.buffer = [zlibSync(joined(reference.buffer), { level: 9 })];
  reference.data.Filter = 'FlateDecode';
}

/** Byte sequences one behind the other. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
