/** Why no file of any kind is read; each has its words. */
export const fileRefusals = [
  'empty',
  'tooLarge',
  'spreadsheet',
  'pdf',
  'notText',
  'unknownFormat',
  'tooWide',
  'tooMany',
  /** Nothing in it of what is looked for. */
  'noRows',
  /** The page cannot start what reads. */
  'noReader',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** Those of messages of banks too. */
export type RefusalReason =
  | FileRefusal
  | 'doctype'
  | 'brokenXml'
  | 'camtVersion'
  | 'truncated'
  | 'encrypted'
  /** Entries there are, but none of them counts. */
  | 'noneCounted'
  /** An archive without any statement. */
  | 'noStatement'
  /** Tables of several layouts that nobody knows. */
  | 'differentTables'
  /** Files of several formats at once. */
  | 'severalFormats';

/** Thrown where reading ends. It holds nothing of the file: what is thrown may end in a log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/** What a file may hold. A household's year has some thousand bookings; their XML takes a few kilobytes each. */
export const limits = {
  bytes: 20_000_000,
  rows: 50_000,
  /** Of an archive: one for each day of a year, and some. */
  files: 400,
  columns: 60,
  /** Of a line of a table or of a SWIFT message. */
  lineLength: 20_000,
  /** Elements inside one another. */
  depth: 40,
  /** Attributes of one element; messages of banks have one or two. */
  attributes: 50,
  /** Payments of one entry, and lines of one purpose. */
  parts: 2_000,
} as const;
