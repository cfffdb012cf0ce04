import type { FieldChange, OlderForm } from './defineDocument';
import { rulesOf, type SectionData, type SectionName } from './sections';

/** As long as a tab or a draft may live: changes in a retired form are still accepted. */
const daysOfGrace = 30;

const formsOf = (section: SectionName): readonly OlderForm[] => rulesOf(section).before ?? [];

/** A document of today as releases of a major of the core know it. */
export const formFor = <Name extends SectionName>(
  section: Name,
  data: SectionData[Name],
  major: number,
): SectionData[Name] =>
  formsOf(section)
    .filter(({ until }) => until >= major)
    .reduceRight<unknown>((document, { form }) => form(document), data) as SectionData[Name]; // or as it was once

/**
 * A change as it is to be written today: of a caller of an older major always, of every other one as long as something
 * typed before may still come.
 */
export const changeOfToday = <Change extends FieldChange>(
  section: SectionName,
  change: Change,
  { major, day }: { major: number; day: string },
): Change =>
  formsOf(section)
    .filter(({ until, replacedOn }) => until >= major || daysBetween(replacedOn, day) <= daysOfGrace)
    .reduce((written, form) => ({ ...written, ...form.change(written) }), change);

/** Where a place of any form stands today. */
export const placeOfToday = (section: SectionName, path: string): string =>
  formsOf(section).reduce((place, form) => form.change({ path: place }).path, path);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
