import {
  discussedAloneOf,
  earliestDay,
  ownersOf,
  rulesOf,
  type SectionData,
  type SectionName,
} from '../documents';

/** A violation that the schema does not find: a place, a code, and a sentence in English for developers. */
export interface DocumentIssue {
  path: string;
  code: string;
  message: string;
}

/** Rules for a document that the schema cannot express, across fields: two valid edits may break one together. */
export function documentIssues<Name extends SectionName>(
  section: Name,
  data: SectionData[Name],
): DocumentIssue[] {
  if (section !== 'persons') return discussedAloneIssues(section, data);
  const persons = data as SectionData['persons']; // the line above ensures it
  return [...responsibleIssues(persons), ...birthDateIssues(persons)];
}

/** A household has one or two responsible persons: they give it its name, and advice is given to them. */
function responsibleIssues({ items }: SectionData['persons']): DocumentIssue[] {
  const count = Object.values(items).filter(({ role }) => role === 'responsible').length;
  if (count >= 1 && count <= 2) return [];
  return [
    { path: '/items', code: 'responsible_count', message: 'A household has one or two responsible persons.' },
  ];
}

const birthDateIssues = ({ items }: SectionData['persons']): DocumentIssue[] =>
  Object.entries(items)
    .filter(([, { birthDate }]) => birthDate < earliestDay)
    .map(([id]) => ({
      path: `/items/${id}/birthDate`,
      code: 'too_early',
      message: `Not before ${earliestDay}.`,
    }));

/** A confidential entry has exactly one owner. Reported at its owners, which another edit may have changed. */
const discussedAloneIssues = (section: SectionName, data: SectionData[SectionName]): DocumentIssue[] =>
  Object.entries(data).flatMap(([list, entries]) =>
    Object.entries(entries as Readonly<Record<string, object>>) // lists of entries by their schemas
      .filter(
        ([id, entry]) => discussedAloneOf(entry) !== undefined && ownersOf(section, id, entry).length !== 1,
      )
      .map(([id, entry]) => ({
        path: `/${list}/${id}/${'contract' in entry ? 'contract/' : ''}${rulesOf(section).owner ?? ''}`,
        code: 'discussed_alone_owner',
        message: 'What one person discusses alone belongs to exactly one person.',
      })),
  );
