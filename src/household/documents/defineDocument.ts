import type { Permission } from '@vp-digital/core/reference';
import type * as z from 'zod/mini';
import { documentOf } from './fields';
import type { Protection } from './protection';

/** What a document declares about itself, in addition to the shape of its entries. */
export interface DocumentRules {
  /**
   * The owner of an entry. `key`: its key is the id of its person, who has at most one. Otherwise the field that names
   * one person, several, or the shares of several. An entry that names nobody belongs to the household, as do all
   * entries of a document without an owner.
   */
  owner?: 'key' | 'personId' | 'ownerId' | 'personIds' | 'ownership';
  /** The field with persons who are named in addition to the owner. */
  names?: 'parents';
  /**
   * The field with each person's answers, by person id: they move with the person, and a person's export contains only
   * their own.
   */
  answers?: 'importance' | 'decisions';
  /** The field with parts by id, each of which may name one person by `personId`: they are that person's like answers. */
  parts?: 'events';
  /** The field with one value for each of `personIds`, in their order. */
  perOwner?: 'starts';
  /**
   * Fields that refer to an entry of another document. For an appointment: a new entry gets the one in progress by
   * default; with `onItsDay` also the last one held on that day, which is over by the time it is discussed.
   */
  links?: readonly (
    | { field: 'goalId'; document: 'goals' }
    | { field: 'accountId'; document: 'bankAccounts' }
    | { field: 'childId' | 'familyMemberId'; document: 'persons' }
    | { field: 'replacesId' | 'contractId'; document: 'contracts' }
    | { field: 'appointmentId'; document: 'appointments'; made: 'underWay' | 'onItsDay' }
  )[];
  /** Permission needed to read and to change the document at all, in addition to access to the main app. */
  read?: Permission;
  change?: Permission;
  /** Entries that are protected as a whole. */
  protectedEntries?: { protection: Protection; where(entry: Readonly<Record<string, unknown>>): boolean };
  /**
   * False if it holds only bank details or health data: it is fetched only by pages that show it, neither in advance
   * nor kept for the next page.
   */
  kept?: false;
  /**
   * How to merge two households' entries about the same thing: keep the side that was changed more recently (default),
   * keep both (what was said and felt has no newer version), or one side's, because a household has one.
   */
  merge?: 'newer' | 'both' | 'one';
  /** Brings what older releases wrote into today's form; leaves what is in it already unchanged. Pure. */
  migrate?(stored: unknown): unknown;
  /**
   * The forms that the document had before a major version of the core, oldest first; each is defined relative to the
   * next one.
   */
  before?: readonly OlderForm[];
}

/** A place in a document, and the value written there. */
export interface FieldChange {
  path: string;
  value?: unknown;
}

/**
 * A document's form up to a major version of the core. A name is never reused with another meaning, so that each place
 * belongs to one form. `migrate` brings it into today's.
 */
export interface OlderForm {
  /** The last major version that reads and writes this form. */
  until: number;
  /**
   * The day on which the next major version was released: for another 30 days, pointers into this form are accepted
   * from everybody.
   */
  replacedOn: string;
  /** Converts a document of the next form into this one. Pure; what it cannot express is left out. */
  form(next: unknown): unknown;
  /** Converts a change of this form into one of the next; unchanged if it is one already. Pure. */
  change(change: FieldChange): FieldChange;
}

export type DocumentDefinition<
  Schema extends z.core.$ZodType = z.core.$ZodType,
  Rules extends DocumentRules = DocumentRules,
> = { entry: z.core.$ZodType; schema: Schema } & Rules;

/** A document of entries by id that declares who may read, own, change and merge it. */
export const defineDocument = <Entry extends z.core.$ZodType, const Rules extends DocumentRules>(
  entry: Entry,
  rules: Rules,
) => ({ entry, schema: documentOf(entry), ...rules });
