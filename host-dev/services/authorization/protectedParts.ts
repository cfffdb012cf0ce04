import { isDeepStrictEqual } from 'node:util';
import { applyChanges, type Change, overlaps, type SectionDocument } from '@vp-digital/core/contracts';
import type { SectionData, SectionName } from '@vp-digital/core/household';
import { ServiceError } from '../app/ServiceError';
import type { Caller } from './Caller';
import { type ProtectedKind, permissionFor, sectionRules } from './sectionRules';

type Entry = Readonly<Record<string, unknown>>;
type IsHidden = (kind: ProtectedKind) => boolean;

const hiddenFrom =
  ({ impersonation, permissions }: Caller): IsHidden =>
  (kind) =>
    impersonation !== undefined || !permissions.has(permissionFor[kind]);

/** Every protected value of some kinds, by its path. The data may be what a caller sent, not yet checked. */
function partsOf(section: SectionName, data: unknown, isKind: IsHidden): ReadonlyMap<string, unknown> {
  const { fields = {}, entries } = sectionRules[section];
  const parts = new Map<string, unknown>();
  for (const [id, entry] of entriesOf(data)) {
    if (entries && isKind(entries.kind) && entries.where(entry)) parts.set(`/items/${id}`, entry);
    for (const [name, kind] of Object.entries(fields))
      if (isKind(kind) && entry[name] !== undefined) parts.set(`/items/${id}/${name}`, entry[name]);
  }
  return parts;
}

function entriesOf(data: unknown): [string, Entry][] {
  if (!isRecord(data) || !isRecord(data['items'])) return [];
  return Object.entries(data['items']).flatMap(([id, entry]) => (isRecord(entry) ? [[id, entry]] : []));
}

const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** A document without what the caller may not see. */
export function visibleTo(caller: Caller, document: SectionDocument): SectionDocument {
  const hidden = partsOf(document.section, document.data, hiddenFrom(caller));
  if (hidden.size === 0) return document;
  const items = entriesOf(document.data)
    .filter(([id]) => !hidden.has(`/items/${id}`))
    .map(([id, entry]) => [id, without(entry, (name) => hidden.has(`/items/${id}/${name}`))] as const);
  // the same document with fewer entries, and entries with fewer optional fields
  const data = { ...document.data, items: Object.fromEntries(items) } as SectionData[SectionName];
  return { ...document, data };
}

const without = (entry: Entry, isHidden: (name: string) => boolean): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isHidden(name)));

/** Whether the caller is shown something protected: then the reading is noted. */
export const showsProtected = (caller: Caller, { section, data }: SectionDocument): boolean =>
  partsOf(section, data, (kind) => !hiddenFrom(caller)(kind)).size > 0;

/** Where changes would put a protected value of a kind that does not stand there yet. */
export function broughtIn(
  { section, data }: Pick<SectionDocument, 'section' | 'data'>,
  changes: readonly Change[],
  kind: ProtectedKind,
): string[] {
  const before = partsOf(section, data, (one) => one === kind);
  const after = partsOf(section, applyChanges<unknown>(data, changes), (one) => one === kind);
  return [...after]
    .filter(([path, value]) => !isDeepStrictEqual(before.get(path), value))
    .map(([path]) => path);
}

/**
 * Throws 403, with the places, for changes of what the caller may not see. Also for those that would take it away with
 * what is around it, and for those that would leave it as it is: their answer would tell what it is.
 */
export function refuseHiddenChanges(
  caller: Caller,
  { section, data }: Pick<SectionDocument, 'section' | 'data'>,
  changes: readonly Change[],
): void {
  const isHidden = hiddenFrom(caller);
  const after = partsOf(section, applyChanges<unknown>(data, changes), isHidden);
  const changed = [...partsOf(section, data, isHidden)]
    .filter(([path, value]) => !isDeepStrictEqual(after.get(path), value))
    .map(([path]) => path);
  const touched = [...after.keys()].filter((path) => changes.some((change) => overlaps(path, change.path)));
  const { fields = {} } = sectionRules[section];
  const named = changes.map(({ path }) => path).filter((path) => isHiddenField(path, fields, isHidden));
  const paths = new Set([...changed, ...touched, ...named]);
  if (paths.size === 0) return;
  throw new ServiceError('forbidden', 'A field is not open to you.', {
    issues: [...paths].map((path) => ({ path, code: 'protected', message: missingAt(section, path) })),
  });
}

function missingAt(section: SectionName, path: string): string {
  const { fields = {}, entries } = sectionRules[section];
  const [, , , name = ''] = path.split('/');
  const kind = (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? entries?.kind;
  return `A permission is missing: ${kind && permissionFor[kind]}`;
}

/** `/items/<id>/<field>`, whether the field has a value or not. */
function isHiddenField(path: string, fields: Readonly<Record<string, ProtectedKind>>, isHidden: IsHidden) {
  const [, , , name = ''] = path.split('/');
  const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return kind !== undefined && isHidden(kind);
}
