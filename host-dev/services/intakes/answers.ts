import { createHash } from 'node:crypto';
import type { Intake } from '@vp-digital/core/contracts';
import { type Answer, askedField } from '@vp-digital/core/household';

/** What was answered, by answer key, as the database keeps it. */
export type Answers = Readonly<Record<string, Answer['value']>>;

/** Answers to a link with what each is about; those to questions that are asked no more are left out. */
export const answersOf = (linkId: string, answers: Answers): Intake['answers'] =>
  Object.entries(answers).flatMap(([key, value]): Intake['answers'] => {
    const [field = '', whose] = key.split('/');
    const asked = askedField(field);
    if (!asked) return [];
    const entryId = entryIdOf(linkId, key);
    if (whose === undefined) return [{ field, entryId, value }];
    return [
      { field, ...(asked.of === 'line' ? { line: Number(whose) } : { personId: whose }), entryId, value },
    ];
  });

/** A UUID that follows from link and key (version 8, RFC 9562 5.8): whoever tries again names the same entry. */
function entryIdOf(linkId: string, key: string): string {
  const hex = createHash('sha256').update(`${linkId} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
