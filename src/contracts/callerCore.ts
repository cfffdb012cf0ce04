import {
  changeOfToday,
  formFor,
  knownFieldsOf,
  placeOfToday,
  type SectionName,
} from '@vp-digital/core/household';
import { overlaps, type Change } from './changes';
import { CORE_VERSION } from './coreVersion';
import type { FieldVersions } from './mergeChanges';
import type { SectionDocument } from './sections';

/** Which version of the core a caller was built with, as far as it matters for documents. */
export interface CallerCore {
  major: number;
  /** Its documents may have fields that are unknown here. */
  isNewer: boolean;
}

/** From the header `x-core-version`; a caller without a usable one is taken to have the services' own version. */
export function callerCore(header: unknown): CallerCore {
  const [major, minor] = numbersOf(header) ?? own;
  return { major, isNewer: major > own[0] || (major === own[0] && minor > own[1]) };
}

function numbersOf(version: unknown): [major: number, minor: number] | undefined {
  const parts = /^(\d{1,4})\.(\d{1,4})\.\d{1,4}$/.exec(typeof version === 'string' ? version : '');
  return parts ? [Number(parts[1]), Number(parts[2])] : undefined;
}

const own = numbersOf(CORE_VERSION) ?? [0, 0];

/**
 * A document as the caller's core knows it: in the form of its major version, and for a newer one with the names of the
 * fields that are known here, so that it can disable the others.
 */
export const documentFor = <Name extends SectionName>(
  { major, isNewer }: CallerCore,
  document: SectionDocument<Name>,
): SectionDocument<Name> => ({
  ...document,
  data: formFor(document.section, document.data, major),
  ...(isNewer && { knows: [...knownFieldsOf(document.section)] }),
});

/** Changes in today's form, and the path as sent for a path in an error. */
export function changesOfToday(
  section: SectionName,
  changes: readonly Change[],
  at: { major: number; day: string },
): { changes: Change[]; asSent(place: string): string } {
  const written = changes.map((change) => changeOfToday(section, change, at));
  const asSent = (place: string) => {
    const index = written.findIndex(({ path }) => overlaps(path, place));
    const [today, sent] = [written[index]?.path, changes[index]?.path];
    return today !== undefined && sent !== undefined && place.startsWith(today)
      ? sent + place.slice(today.length)
      : place;
  };
  return { changes: written, asSent };
}

/** Versions of fields by their current paths, whenever they were written. */
export const versionsOfToday = (section: SectionName, versions: FieldVersions): FieldVersions =>
  Object.fromEntries(
    Object.entries(versions).map(([path, version]) => [placeOfToday(section, path), version]),
  );
