import type { Intake } from '@vp-digital/core/contracts';
import { answerKey, askedFields, type AskedField, type DataOf } from '@vp-digital/core/household';

/** The answers' documents, with what is already recorded. */
export const intakeDocuments = [
  'persons',
  'addresses',
  'contacts',
  'employments',
  'incomes',
  'housing',
  'expenses',
  'contracts',
  'goals',
] as const;

type Answer = Intake['answers'][number];

export type IntakeData = DataOf<typeof intakeDocuments>;

/** One unit to accept or reject: an answer, or a line of a list with all its answers. */
export interface ProvidedFact {
  /** Keys of its answers, the first answer's first. */
  keys: string[];
  /** Id of the entry it creates, if it changes none. */
  entryId: string;
  field: AskedField;
  value: Answer['value'];
  personId?: string | undefined;
  /** Its line's other answers, by field. */
  rest: Readonly<Record<string, Answer['value']>>;
}

/** The answers, in the order in which they were asked. */
export function providedFacts(answers: readonly Answer[]): ProvidedFact[] {
  return askedFields.flatMap((field) => {
    if (field.of === 'line' && !isHead(field)) return [];
    return answers
      .filter((answer) => answer.field === field.name)
      .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
      .map(({ personId, line, value, entryId }): ProvidedFact => {
        const others = line === undefined ? [] : answers.filter((one) => isOfLine(one, field, line));
        return {
          keys: [answerKey({ field: field.name, personId, line }), ...others.map(answerKey)],
          entryId,
          field,
          value,
          personId,
          rest: Object.fromEntries(
            others.map((one) => [one.field.slice(one.field.indexOf('.') + 1), one.value]),
          ),
        };
      });
  });
}

/** The first field of a list says what a line is about. */
const isHead = ({ document, name }: AskedField) =>
  askedFields.find((field) => field.document === document)?.name === name;

const isOfLine = (answer: Answer, { document, name }: AskedField, line: number) =>
  answer.line === line && answer.field !== name && answer.field.startsWith(`${document}.`);
