import type { AskedQuestion, Change } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';

type Answers = NonNullable<AskedQuestion['answers']>;

/** What revealed answers change in the household, and in which document; `today` is the day on which they were given. */
export function changesOf(
  { question }: Pick<AskedQuestion, 'question'>,
  answers: Answers,
  today: string,
): { section: SectionName; changes: Change[] } {
  switch (question.kind) {
    case 'importance':
      return {
        section: 'goals',
        changes: answers.map(({ personId, value }) => ({
          path: `/items/${question.goalId}/importance/${personId}/rating`,
          value,
        })),
      };
    case 'ownGrade':
      return {
        section: 'financialGrade',
        changes: answers.flatMap(({ personId, value }) => [
          { path: `/items/${personId}/ownGradeTenths`, value: value * 10 },
          { path: `/items/${personId}/answeredAt`, value: today },
        ]),
      };
    case 'feltSecurity':
      return {
        section: 'financialGrade',
        changes: answers.map(({ personId, value }) => ({
          path: `/items/${personId}/feltSecurity`,
          value,
        })),
      };
  }
}
