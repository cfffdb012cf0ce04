import type { AskedQuestion } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button } from '@vp-digital/core/ui';
import classes from '../../stage.module.css';
import type { HouseholdTelephones } from '../useTelephones';
import { useQuestionText } from './useQuestionText';
import { useSavedAnswers } from './useSavedAnswers';

export interface AskedQuestionRowProps {
  householdId: string;
  household: HouseholdTelephones;
  asked: AskedQuestion;
  onEnd(): void;
}

/** What is asked: who has answered, and once all have what; then it is saved as well. */
export function AskedQuestionRow({ householdId, household, asked, onEnd }: AskedQuestionRowProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion' });
  const textOf = useQuestionText();
  const { saving, save } = useSavedAnswers(householdId, asked);
  const { partners, calls, take } = household;
  const { questionId, question, answers, answeredBy } = asked;
  const concerned = partners.filter(
    ({ personId, telephone }) => telephone?.state === 'connected' || answeredBy.includes(personId),
  );
  const stateOf = (personId: string) => {
    if (!answers) return t(answeredBy.includes(personId) ? 'answered' : 'waiting');
    const value = answers.find((answer) => answer.personId === personId)?.value;
    return value === undefined ? t('none') : t(`answer.${question.kind}`, { value });
  };
  const change = async (way: '/reveal' | '/end') => take(await calls.question(way, { questionId }));
  return (
    <>
      <b>{textOf(question)}</b>
      {concerned.map(({ personId, firstName }) => (
        <span key={personId} role="status" className={classes['partner']}>
          {firstName}: {stateOf(personId)}
        </span>
      ))}
      {saving && <span role="status">{t(`saving.${saving}`)}</span>}
      {saving === 'failed' && (
        <Button size="compact" onClick={save}>
          {t('saveAgain')}
        </Button>
      )}
      {!answers && answeredBy.length > 0 && (
        <Button size="compact" onClick={() => void change('/reveal')}>
          {t('reveal')}
        </Button>
      )}
      <Button
        size="compact"
        onClick={() => {
          onEnd();
          void change('/end');
        }}
      >
        {t(answers ? 'done' : 'takeBack')}
      </Button>
    </>
  );
}
