import { applyChanges, type Change } from '@vp-digital/core/contracts';
import { valueAt, withValueAt } from '@vp-digital/core/household';
import type { PendingChange } from '../pendingChange';
import type { RemovedEntries } from '../request/serviceError';

/** The entries that a path leads into, outermost first: `/items/<id>`, `/items/<id>/specialPayments/<id>`. */
function entriesOf(path: string): string[] {
  const names = path.split('/').slice(1);
  return [2, 4].filter((depth) => names.length > depth).map((depth) => `/${names.slice(0, depth).join('/')}`);
}

/** The outermost entry on the way to a field that its list no longer holds; undefined where all of them are there. */
export const missingEntry = (document: unknown, path: string): string | undefined =>
  entriesOf(path).find((entry) => {
    const list = valueAt(document, entry.slice(0, entry.lastIndexOf('/')));
    return list !== undefined && valueAt(document, entry) === undefined;
  });

/** The document with what is typed, without fields of entries that are gone: half an entry would be no entry. */
export const withTyped = <Document>(document: Document, typed: readonly Change[]): Document =>
  typed.reduce(
    (shown, change) =>
      missingEntry(shown, change.path) === undefined ? applyChanges(shown, [change]) : shown,
    document,
  );

/** What a conflict has made disappear from the document as it was before. */
export function removedEntries(
  before: unknown,
  { paths, current }: { paths: readonly string[]; current: { data: unknown } },
): RemovedEntries {
  const entries = paths.flatMap((path) => missingEntry(current.data, path) ?? []);
  return Object.fromEntries<unknown>(
    entries.map((entry) => [entry, valueAt(before, entry)] as const).filter(([, held]) => held !== undefined),
  );
}

/** The pending changes with those of a removed entry made one that writes it whole: no service takes a field of what is gone. */
export function broughtBack(
  pending: readonly PendingChange[],
  entry: string,
  held: unknown,
): readonly PendingChange[] {
  const fields = pending.filter(({ path }) => path.startsWith(`${entry}/`));
  const last = fields.at(-1);
  if (!last) return pending;
  const whole = fields.reduce(
    (shown, { path, value }) => withValueAt(shown, path.slice(entry.length), value),
    held,
  );
  const value = whole as NonNullable<Change['value']>; // an entry of a document, which is JSON
  return [...pending.filter((change) => !fields.includes(change)), { path: entry, value, label: last.label }];
}
