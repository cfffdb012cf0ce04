import { withValueAt } from '@vp-digital/core/household';
import * as z from 'zod/mini';

/**
 * One changed field of a document: a JSON pointer into it (`/items/<id>/net`) and the new value; no value means that
 * the field, or the whole entry, is removed. Keys that reach into prototypes are refused. A list is a value: a path
 * into one finds nothing there, so it writes what no schema takes.
 */
export const change = z.strictObject({
  path: z.string().check(
    z.maxLength(300),
    z.regex(/^(\/[A-Za-z0-9_-]{1,64}){1,8}$/),
    z.refine((path) => !/\/(__proto__|constructor|prototype)(\/|$)/.test(path)),
  ),
  value: z.optional(z.json()),
});
export type Change = z.infer<typeof change>;

/**
 * The document with the changes applied in order; untouched parts are shared with the given document, which is not
 * modified.
 */
export const applyChanges = <Document>(document: Document, changes: readonly Change[]): Document =>
  changes.reduce((changed, { path, value }) => withValueAt(changed, path, value) as Document, document); // a document stays one

/** True when two pointers name the same field or one lies within the other: changes to both can't be merged. */
export function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
