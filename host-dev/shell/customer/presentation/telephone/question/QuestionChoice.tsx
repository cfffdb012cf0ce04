import type { QuestionKind, TelephoneQuestion } from '@vp-digital/core/contracts';
import { inOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { withoutAmounts } from '@vp-digital/core/picture';
import { Button } from '@vp-digital/core/ui';
import { shellApi } from '../../../../session/shellApi';
import { useQuestionText } from './useQuestionText';

const { useSectionQuery } = shellApi.api;

export interface QuestionChoiceProps {
  householdId: string;
  kinds: readonly QuestionKind[];
  onChosen(question: TelephoneQuestion): void;
}

/** Everything that can be asked beside the page: of goals each one by its name. */
export function QuestionChoice({ householdId, kinds, onChosen }: QuestionChoiceProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion' });
  const textOf = useQuestionText();
  const ofGoals = kinds.includes('importance');
  const { data, isError } = useSectionQuery({ householdId, section: 'goals' }, { skip: !ofGoals });
  const goals = inOrder((data?.data as SectionData['goals'] | undefined)?.items ?? {}); // of the section asked for
  const questions = kinds.flatMap((kind): TelephoneQuestion[] =>
    kind === 'importance' ? goals.map(([goalId, { title }]) => ({ kind, goalId, title })) : [{ kind }],
  );
  return (
    <>
      {questions.map((question) => (
        <Button
          key={question.kind === 'importance' ? question.goalId : question.kind}
          size="compact"
          onClick={() => onChosen(asSent(question))}
        >
          {textOf(question)}
        </Button>
      ))}
      {isError && <span role="status">{t('noGoals')}</span>}
    </>
  );
}

const longestTitle = 60;

/** It stays on the telephones when amounts are hidden, and goals may be called by one. */
const asSent = (question: TelephoneQuestion): TelephoneQuestion =>
  question.kind === 'importance'
    ? { ...question, title: withoutAmounts(question.title).slice(0, longestTitle) }
    : question;
