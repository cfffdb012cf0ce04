import { randomUUID } from 'node:crypto';
import {
  type AskedQuestion,
  highestAnswer,
  type ShownQuestion,
  type TelephoneQuestion,
} from '@vp-digital/core/contracts';

export type Question = ReturnType<typeof askQuestion>;

/**
 * A question to the partners, who are called by these names. What they answer is told to nobody before it is revealed: to all
 * at once. The first answer of each person counts.
 */
export function askQuestion(question: TelephoneQuestion, names: ReadonlyMap<string, string>) {
  const questionId = randomUUID();
  const answers = new Map<string, number>();
  const asked = new Set<string>();
  let isRevealed = false;
  return {
    questionId,
    isPossible: (value: number): boolean => value >= 1 && value <= highestAnswer[question.kind],
    /** False where it comes too late, or for the second time. */
    take(personId: string, value: number): boolean {
      if (isRevealed || answers.has(personId)) return false;
      answers.set(personId, value);
      return true;
    },
    /** This person is asked too: also where the telephone goes, the answer is waited for. */
    waitFor(personId: string): void {
      asked.add(personId);
    },
    isAnsweredByAll: (): boolean => [...asked].every((personId) => answers.has(personId)),
    isRevealed: (): boolean => isRevealed,
    reveal(): void {
      isRevealed = true;
    },
    /** The telephone of this person is gone, and with it what nobody knows yet. */
    forget(personId: string): void {
      if (!isRevealed) answers.delete(personId);
    },
    forAdvisor: (): AskedQuestion => ({
      questionId,
      question,
      answeredBy: [...answers.keys()],
      waitingFor: isRevealed ? [] : [...asked].filter((personId) => !answers.has(personId)),
      ...(isRevealed && { answers: [...answers].map(([personId, value]) => ({ personId, value })) }),
    }),
    forTelephoneOf: (personId: string): ShownQuestion => ({
      questionId,
      kind: question.kind,
      ...(question.kind === 'importance' && { title: question.title }),
      isAnswered: answers.has(personId),
      ...(isRevealed && {
        answers: [...answers].map(([of, value]) => ({ name: names.get(of) ?? '', value })),
      }),
    }),
  };
}
