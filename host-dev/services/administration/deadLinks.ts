import { rulesOf, type SectionName } from '@vp-digital/core/household';
import { type Document, isRecord, mapLists } from './document';

/** A document whose entries name none of another document that is not in the same household. */
export function withoutDeadLinks(
  section: SectionName,
  documentOf: (section: SectionName) => Document,
): Document {
  return (rulesOf(section).links ?? []).reduce((document, { field, document: named }) => {
    const known = documentOf(named)['items'] ?? {};
    return mapLists(document, (entries) =>
      Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [key, withoutDeadLink(entry, field, known)]),
      ),
    );
  }, documentOf(section));
}

function withoutDeadLink(entry: unknown, field: string, known: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(entry) || Object.hasOwn(known, String(entry[field]))) return entry;
  const { [field]: _, ...rest } = entry;
  return rest;
}
