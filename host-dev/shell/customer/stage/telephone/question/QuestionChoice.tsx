import type { QuestionKind, TelephoneQuestion } from '@vp-digital/core/contracts';
import { inOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button } from '@vp-digital/core/ui';
import { shellApi } from '../../../../session/shellApi';
import { withoutAmounts } from '../../../picture/hideAmounts';
import { useQuestionText } from './useQuestionText';

const { useSectionQuery } = shellApi.api;

export interface QuestionChoiceProps {
  householdId: string;
  kinds: readonly QuestionKind[];
  /** Goals may be called by an amount. */
  hideAmounts: boolean;
  onChosen(question: TelephoneQuestion): void;
}

/** Everything that can be asked beside the page: of goals each one by its name. */
export function QuestionChoice({ householdId, kinds, hideAmounts, onChosen }: QuestionChoiceProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion' });
  const textOf = useQuestionText();
  const ofGoals = kinds.includes('importance');
  const { data, isError } = useSectionQuery({ householdId, section: 'goals' }, { skip: !ofGoals });
  const goals = inOrder((data?.data as SectionData['goals'] | undefined)?.items ?? {}); // of the section asked for
  const questions = kinds.flatMap((kind): TelephoneQuestion[] =>
    kind === 'importance'
      ? goals.map(([goalId, { title }]) => ({
          kind,
          goalId,
          title: hideAmounts ? withoutAmounts(title).slice(0, longestTitle) : title,
        }))
      : [{ kind }],
  );
  return (
    <>
      {questions.map((question) => (
        <Button key={textOf(question)} size="compact" onClick={() => onChosen(question)}>
          {textOf(question)}
        </Button>
      ))}
      {isError && <span role="status">{t('noGoals')}</span>}
    </>
  );
}

const longestTitle = 60;
