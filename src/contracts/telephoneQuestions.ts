import * as z from 'zod/mini';

/** What partners are asked on their telephones, each individually, and the highest answer of each; the lowest is 1. */
export const highestAnswer = {
  /** How important a goal is, 5 for very. */
  importance: 5,
  /** The grade that they give their own finances, from 1 for very good. */
  ownGrade: 6,
  /** How safe they feel, 5 for very. */
  feltSecurity: 5,
} as const;
export type QuestionKind = keyof typeof highestAnswer;

const fitting: readonly { screens: RegExp; kinds: readonly QuestionKind[] }[] = [
  { screens: /\/analyse\/wuensche-und-ziele$/, kinds: ['importance', 'feltSecurity'] },
  { screens: /\/(uebersicht|analyse\/vermoegensbilanz)$/, kinds: ['ownGrade', 'feltSecurity'] },
  { screens: /\/(basisdaten\/staatliche-rente$|beratung\/arbeitskraft\/)/, kinds: ['feltSecurity'] },
];

/** What may be asked along with the customer page of a screen, by its path. */
export const questionsForScreen = (screen: string): readonly QuestionKind[] =>
  fitting.find(({ screens }) => screens.test(screen))?.kinds ?? [];

/** A question; for a goal with its id and name. */
const telephoneQuestion = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('importance'),
    goalId: z.uuid(),
    title: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  z.strictObject({ kind: z.literal('ownGrade') }),
  z.strictObject({ kind: z.literal('feltSecurity') }),
]);
export type TelephoneQuestion = z.infer<typeof telephoneQuestion>;

const answer = z.int().check(z.gte(1), z.lte(6));

/** A question that was asked, as its advisor sees it. */
export const askedQuestion = z.object({
  questionId: z.uuid(),
  question: telephoneQuestion,
  /** Persons who have answered. */
  answeredBy: z.array(z.uuid()),
  /**
   * Persons who were asked and have not answered, even if their telephone has disconnected since; empty once answers
   * are revealed.
   */
  waitingFor: z.optional(z.array(z.uuid())),
  /** Their answers; absent until all who were asked have answered, or the advisor ends the waiting. */
  answers: z.optional(z.array(z.object({ personId: z.uuid(), value: answer }))),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/**
 * `PUT /api/households/{householdId}/telephones/question`: asks all telephones of this view, replacing the question
 * before. 422 while there is no picture to show it with, and for a closed household.
 */
export const questionRequest = z.strictObject({ viewId: z.uuid(), question: telephoneQuestion });
export type QuestionRequest = z.infer<typeof questionRequest>;

/**
 * `POST …/telephones/question/reveal`: shows everybody the answers given so far. `POST …/telephones/question/end`:
 * removes the question and its answers. Nothing happens if another question is being asked by now.
 */
export const questionEnd = z.strictObject({ viewId: z.uuid(), questionId: z.uuid() });
export type QuestionEnd = z.infer<typeof questionEnd>;

/** The same as a telephone gets it, along with the picture. */
export interface ShownQuestion {
  questionId: string;
  kind: QuestionKind;
  /** Title of the goal. */
  title?: string;
  /** This telephone has answered. */
  isAnswered: boolean;
  /** Once they are revealed. */
  answers?: readonly { name: string; value: number }[];
}

/**
 * `POST /telefon/{place}/answer` with the telephone's token: the first answer of each counts. 409 for a second one, and
 * for a question that is over or revealed; 422 for a value that the question does not have.
 */
export const telephoneAnswer = z.strictObject({ questionId: z.uuid(), value: answer });
export type TelephoneAnswer = z.infer<typeof telephoneAnswer>;
