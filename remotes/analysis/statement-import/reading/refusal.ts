/** Why a file is not read; each has its words. */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'spreadsheet'
  | 'pdf'
  | 'notText'
  | 'unknownFormat'
  | 'doctype'
  | 'brokenXml'
  | 'camtVersion'
  | 'truncated'
  | 'tooWide'
  | 'tooMany'
  | 'noBookings'
  /** The page cannot start what reads. */
  | 'noReader';

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
  bookings: 50_000,
  columns: 60,
  /** Of a line of a table or of a SWIFT message. */
  lineLength: 20_000,
  /** Elements inside one another. */
  depth: 40,
} as const;
