import type { Permission } from '@vp-digital/core/reference';
import type * as z from 'zod/mini';
import { documentOf } from './fields';
import type { Protection } from './protection';

/** What a document says of itself, beside the shape of its entries. */
export interface DocumentRules {
  /**
   * Whose an entry is. `key`: it stands under the id of its person, who has one at most. Otherwise the field that names
   * one person, several, or the shares of several. An entry that names nobody is the household's, as are all of a
   * document without an owner.
   */
  owner?: 'key' | 'personId' | 'ownerId' | 'personIds' | 'ownership';
  /** The field with persons who are named beside the owner. */
  names?: 'parents';
  /** The field that holds what each person has answered, by her id: it goes with her, and an export tells her own only. */
  answers?: 'importance';
  /**
   * Fields that name an entry of another document. Of an appointment: a new entry belongs to the one under way, without
   * anybody saying so; `onItsDay` to the last one that was held on the day as well, which is over when one speaks of it.
   */
  links?: readonly (
    | { field: 'goalId'; document: 'goals' }
    | { field: 'accountId'; document: 'bankAccounts' }
    | { field: 'childId'; document: 'persons' }
    | { field: 'appointmentId'; document: 'appointments'; made: 'underWay' | 'onItsDay' }
  )[];
  /** Taken to read and to change the document at all, beside access to the main app. */
  read?: Permission;
  change?: Permission;
  /** Entries that are protected as a whole. */
  protectedEntries?: { protection: Protection; where(entry: Readonly<Record<string, unknown>>): boolean };
  /**
   * False where it is nothing but numbers of banks or facts of health: pages that show it ask for it, it is neither fetched
   * ahead of them nor kept for the next one.
   */
  kept?: false;
  /**
   * What two households' entries about the same become: those of the side that was changed more recently (default), those of
   * both side by side (what was said and felt is nobody's version of it), or one side's, because a household has one.
   */
  merge?: 'newer' | 'both' | 'one';
  /** What older releases have written, in today's form; the same again for what is in it already. Pure. */
  migrate?(stored: unknown): unknown;
  /** The forms that the document had until a major of the core, oldest first; each is told as the next one. */
  before?: readonly OlderForm[];
}

/** A place of a document, and what is written there. */
export interface FieldChange {
  path: string;
  value?: unknown;
}

/**
 * What a document was until a major of the core went. A name never comes back with another meaning, so that each place is one
 * of one form. How it becomes today's is `migrate`.
 */
export interface OlderForm {
  /** The last major that reads and writes it so. */
  until: number;
  /** The day on which the next major was released: for 30 days more, everybody's pointers into this form are understood. */
  replacedOn: string;
  /** A document of the next form in this one. Pure; what it cannot say is left out. */
  form(next: unknown): unknown;
  /** A change of this form as one of the next; itself where it is one already. Pure. */
  change(change: FieldChange): FieldChange;
}

export type DocumentDefinition<
  Schema extends z.core.$ZodType = z.core.$ZodType,
  Rules extends DocumentRules = DocumentRules,
> = { entry: z.core.$ZodType; schema: Schema } & Rules;

/** A document of entries by id that says of itself who may know, own, change and merge it. */
export const defineDocument = <Entry extends z.core.$ZodType, const Rules extends DocumentRules>(
  entry: Entry,
  rules: Rules,
) => ({ entry, schema: documentOf(entry), ...rules });
