import { isDeepStrictEqual } from 'node:util';
import { applyChanges, type Change, overlaps, type SectionDocument } from '@vp-digital/core/contracts';
import {
  permissionFor,
  type Protection,
  protectedFieldsOf,
  protectedParts,
  rulesOf,
  type SectionName,
  withoutProtected,
  withoutUnknown,
} from '@vp-digital/core/household';
import { ServiceError } from '../http/ServiceError';
import type { Caller } from './Caller';

type IsHidden = (protection: Protection) => boolean;

/**
 * Also from the customer who has the device in hand, whoever has signed in there: what is not for the customer, and numbers, which
 * no page for the customer shows.
 */
const hiddenFrom =
  ({ impersonation, deviceLock, permissions }: Caller): IsHidden =>
  (protection) =>
    impersonation !== undefined ||
    (deviceLock !== undefined && protection !== 'health') ||
    !permissions.has(permissionFor[protection]);

/** A document without what the caller may not see; what this release does not know may be anything. */
export function visibleTo(caller: Caller, document: SectionDocument): SectionDocument {
  const { section, data } = document;
  const isHidden = hiddenFrom(caller);
  const seesAll = shownProtections(caller).length === protections.length;
  const known = seesAll ? data : withoutUnknown(section, data);
  return { ...document, data: withoutProtected(section, known, isHidden) };
}

/** Which kinds of what is protected the caller may see. */
export const shownProtections = (caller: Caller): Protection[] => {
  const isHidden = hiddenFrom(caller);
  return protections.filter((protection) => !isHidden(protection));
};

const protections = Object.keys(permissionFor) as Protection[]; // the keys of its own type

/** Whether the caller is shown something protected: then the reading is noted. */
export const showsProtected = (caller: Caller, { section, data }: SectionDocument): boolean =>
  protectedParts(section, data, (protection) => !hiddenFrom(caller)(protection)).size > 0;

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
  const after = protectedParts(section, applyChanges<unknown>(data, changes), isHidden);
  const changed = [...protectedParts(section, data, isHidden)]
    .filter(([path, value]) => !isDeepStrictEqual(after.get(path), value))
    .map(([path]) => path);
  const touched = [...after.keys()].filter((path) => changes.some((change) => overlaps(path, change.path)));
  const named = changes.map(({ path }) => path).filter((path) => isHiddenField(section, path, isHidden));
  const paths = new Set([...changed, ...touched, ...named]);
  if (paths.size === 0) return;
  throw new ServiceError('forbidden', 'A field is not open to you.', {
    issues: [...paths].map((path) => ({ path, code: 'protected', message: missingAt(section, path) })),
  });
}

function missingAt(section: SectionName, path: string): string {
  const protection = protectionAt(section, path) ?? rulesOf(section).protectedEntries?.protection;
  return `A permission is missing: ${protection && permissionFor[protection]}`;
}

/** Whether it is the place of a protected field, which may have a value or not. */
function isHiddenField(section: SectionName, path: string, isHidden: IsHidden): boolean {
  const protection = protectionAt(section, path);
  return protection !== undefined && isHidden(protection);
}

/** How the field is protected that a path names or leads into. */
function protectionAt(section: SectionName, path: string): Protection | undefined {
  const fields = protectedFieldsOf(section);
  const name = path.split('/').find((part) => Object.hasOwn(fields, part));
  return name === undefined ? undefined : fields[name];
}
