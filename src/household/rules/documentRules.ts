import { earliestDay, type SectionData, type SectionName } from '../documents';

/** What is wrong with a document beyond its schema: a place, a code, and a sentence in English for developers. */
export interface DocumentIssue {
  path: string;
  code: string;
  message: string;
}

/** What must hold in a document beyond its schema. Rules across fields: two valid edits may break one together. */
export function documentIssues<Name extends SectionName>(
  section: Name,
  data: SectionData[Name],
): DocumentIssue[] {
  if (section !== 'persons') return [];
  const persons = data as SectionData['persons']; // told by the line above
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
