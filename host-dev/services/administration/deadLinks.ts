import { rulesOf, type SectionName } from '@vp-digital/core/household';
import { type Document, isRecord, mapLists } from './document';

/** A document whose entries name none of another document that is not in the same household. */
export function withoutDeadLinks(
  section: SectionName,
  documentOf: (section: SectionName) => Document,
): Document {
  const { link } = rulesOf(section);
  if (!link) return documentOf(section);
  const known = documentOf(link.document)['items'] ?? {};
  return mapLists(documentOf(section), (entries) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, withoutDeadLink(entry, link.field, known)]),
    ),
  );
}

function withoutDeadLink(entry: unknown, field: string, known: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(entry) || Object.hasOwn(known, String(entry[field]))) return entry;
  const { [field]: _, ...rest } = entry;
  return rest;
}
