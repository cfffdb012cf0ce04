import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { type MarkedContent, readCharacterMap, readContentStream } from './contentStream';

export interface TaggedPdf {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly showsTitle: boolean;
  readonly isMarked: boolean;
  readonly metadata: string;
  readonly pages: readonly TaggedPage[];
  readonly root: TaggedElement;
}

export interface TaggedPage {
  readonly content: readonly MarkedContent[];
  readonly tabOrder: string | undefined;
  /** For every MCID: the element that the parent tree names. */
  readonly parents: readonly (string | undefined)[];
}

export interface TaggedElement {
  readonly reference: string;
  readonly role: string;
  readonly children: readonly TaggedElement[];
  /** Page index and MCID of its own content. */
  readonly content: readonly { readonly page: number; readonly mcid: number }[];
  readonly text: string;
  readonly attributes: string;
  readonly alt: string | undefined;
  /** Annotations it refers to, with the page the reference names and whether that page has them. */
  readonly annotations: readonly { readonly isOnItsPage: boolean; readonly contents: string | undefined }[];
}

/** Reads the tags of a PDF with a library that had no part in writing it. */
export async function readTaggedPdf(bytes: Uint8Array): Promise<TaggedPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const pdfPages = document.getPages();
  const treeRoot = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const parentTree = treeRoot.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  const contents = pdfPages.map((page) => {
    const stream = page.node.lookup(PDFName.of('Contents'));
    return readContentStream(textOfStream(stream), characterMaps(page.node.Resources()));
  });

  const elementOf = (reference: PDFObject | undefined): TaggedElement => {
    const element = document.context.lookup(reference, PDFDict);
    const ownPage = element.get(PDFName.of('Pg'));
    const kids = arrayOf(element.lookup(PDFName.of('K')));
    const children: TaggedElement[] = [];
    const content: { page: number; mcid: number }[] = [];
    const annotations: TaggedElement['annotations'][number][] = [];
    const pageIndex = (page: PDFObject | undefined) => pdfPages.findIndex(({ ref }) => ref === page);
    for (const kid of kids) {
      const value = document.context.lookup(kid);
      if (value instanceof PDFNumber) {
        content.push({ page: pageIndex(ownPage), mcid: value.asNumber() });
      } else if (value instanceof PDFDict && value.has(PDFName.of('MCID'))) {
        const mcid = value.lookup(PDFName.of('MCID'), PDFNumber).asNumber();
        content.push({ page: pageIndex(value.get(PDFName.of('Pg')) ?? ownPage), mcid });
      } else if (value instanceof PDFDict && value.has(PDFName.of('Obj'))) {
        const page = pdfPages[pageIndex(value.get(PDFName.of('Pg')) ?? ownPage)];
        const annotation = value.lookup(PDFName.of('Obj'), PDFDict);
        annotations.push({
          isOnItsPage:
            page?.node
              .Annots()
              ?.asArray()
              .includes(value.get(PDFName.of('Obj')) ?? page.ref) ?? false,
          contents: textOf(annotation.lookup(PDFName.of('Contents'))),
        });
      } else {
        children.push(elementOf(kid));
      }
    }
    return {
      reference: String(reference),
      role: nameOf(element.get(PDFName.of('S'))) ?? '',
      children,
      content,
      text: content
        .map(({ page, mcid }) => contents[page]?.find((part) => part.mcid === mcid)?.text ?? '')
        .join(''),
      attributes: String(element.lookup(PDFName.of('A')) ?? ''),
      alt: textOf(element.lookup(PDFName.of('Alt'))),
      annotations,
    };
  };

  return {
    language: textOf(catalog.lookup(PDFName.of('Lang'))),
    title: document.getTitle(),
    showsTitle: String(catalog.lookup(PDFName.of('ViewerPreferences'))).includes('/DisplayDocTitle true'),
    isMarked: String(catalog.lookup(PDFName.of('MarkInfo'))).includes('/Marked true'),
    metadata: new TextDecoder().decode(bytesOfStream(catalog.lookup(PDFName.of('Metadata')))),
    pages: pdfPages.map((page, index) => ({
      content: contents[index] ?? [],
      tabOrder: nameOf(page.node.get(PDFName.of('Tabs'))),
      parents: parentsOf(page.node.lookup(PDFName.of('StructParents')), parentTree),
    })),
    root: elementOf(arrayOf(treeRoot.lookup(PDFName.of('K')))[0]),
  };
}

function parentsOf(key: PDFObject | undefined, nums: PDFArray): readonly (string | undefined)[] {
  const at = nums.asArray().findIndex((entry, index) => index % 2 === 0 && String(entry) === String(key));
  return arrayOf(nums.lookup(at + 1)).map((parent) =>
    parent instanceof PDFRef ? String(parent) : undefined,
  );
}

function characterMaps(resources: PDFDict | undefined) {
  const fonts = resources?.lookup(PDFName.of('Font'), PDFDict).entries() ?? [];
  return new Map(
    fonts.map(([name, reference]) => {
      const font = resources?.context.lookup(reference, PDFDict);
      const cmap = font?.lookup(PDFName.of('ToUnicode'));
      return [name.decodeText(), readCharacterMap(textOfStream(cmap))] as const;
    }),
  );
}

function textOfStream(stream: PDFObject | undefined): string {
  return Buffer.from(bytesOfStream(stream)).toString('latin1');
}

function bytesOfStream(stream: PDFObject | undefined): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream');
  return decodePDFRawStream(stream).decode();
}

function textOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

function nameOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function arrayOf(value: PDFObject | undefined): readonly PDFObject[] {
  if (value === undefined) return [];
  return value instanceof PDFArray ? value.asArray() : [value];
}
