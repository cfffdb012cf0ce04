import * as z from 'zod/mini';

/** What partners are asked on their telephones, each alone, and the highest answer of each; the lowest is 1. */
export const highestAnswer = {
  /** How important a goal is, 5 for very. */
  importance: 5,
  /** Which grade they give their finances themselves, from 1 for very good. */
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

/** What may be asked beside the customer's page of a screen, by its path. */
export const questionsForScreen = (screen: string): readonly QuestionKind[] =>
  fitting.find(({ screens }) => screens.test(screen))?.kinds ?? [];

/** A question: of a goal by its id, and as it is called. */
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

/** A question that was asked, as its advisor knows it. */
export const askedQuestion = z.object({
  questionId: z.uuid(),
  question: telephoneQuestion,
  /** Persons who have answered. */
  answeredBy: z.array(z.uuid()),
  /** Persons who were asked and have not, also where their telephone is gone meanwhile; nobody once answers are revealed. */
  waitingFor: z.optional(z.array(z.uuid())),
  /** What they have answered; absent until all who were asked have, or the advisor ends the waiting. */
  answers: z.optional(z.array(z.object({ personId: z.uuid(), value: answer }))),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/**
 * `PUT /api/households/{householdId}/telephones/question`: asks all telephones of this view, in place of the question before. 422
 * while there is no picture beside which it could stand, and where the household is closed.
 */
export const questionRequest = z.strictObject({ viewId: z.uuid(), question: telephoneQuestion });
export type QuestionRequest = z.infer<typeof questionRequest>;

/**
 * `POST …/telephones/question/reveal`: shows everybody the answers that are there. `POST …/telephones/question/end`: nothing is left of it.
 * Nothing happens where another question is asked meanwhile.
 */
export const questionEnd = z.strictObject({ viewId: z.uuid(), questionId: z.uuid() });
export type QuestionEnd = z.infer<typeof questionEnd>;

/** The same as a telephone is told it, beside the picture. */
export interface ShownQuestion {
  questionId: string;
  kind: QuestionKind;
  /** Of the goal. */
  title?: string;
  /** This telephone has answered. */
  isAnswered: boolean;
  /** Once they are revealed. */
  answers?: readonly { name: string; value: number }[];
}

/**
 * `POST /telefon/{place}/answer` with the telephone's token: the first answer of each counts. 409 for a second one, and for
 * a question that is over or revealed; 422 for a value that the question does not have.
 */
export const telephoneAnswer = z.strictObject({ questionId: z.uuid(), value: answer });
export type TelephoneAnswer = z.infer<typeof telephoneAnswer>;
