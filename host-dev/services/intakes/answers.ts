import { type Answer, askedField } from '@vp-digital/core/household';

/** What was answered, by answer key, as the database keeps it. */
export type Answers = Readonly<Record<string, Answer['value']>>;

/** Answers with what each is about; those to questions that are asked no more are left out. */
export const answersOf = (answers: Answers): Answer[] =>
  Object.entries(answers).flatMap(([key, value]): Answer[] => {
    const [field = '', whose] = key.split('/');
    const asked = askedField(field);
    if (!asked) return [];
    if (whose === undefined) return [{ field, value }];
    return [asked.of === 'line' ? { field, line: Number(whose), value } : { field, personId: whose, value }];
  });
