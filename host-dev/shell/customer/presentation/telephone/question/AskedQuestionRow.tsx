import type { AskedQuestion } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button } from '@vp-digital/core/ui';
import classes from '../../presentation.module.css';
import type { HouseholdTelephones, Partner } from '../useTelephones';
import { useQuestionText } from './useQuestionText';
import { useSavedAnswers } from './useSavedAnswers';

export interface AskedQuestionRowProps {
  householdId: string;
  household: HouseholdTelephones;
  asked: AskedQuestion;
  /** A button is used that is not there any more afterwards. */
  onGone(): void;
}

/** What is asked: who has answered, and once all have what; then it is saved as well. */
export function AskedQuestionRow({ householdId, household, asked, onGone }: AskedQuestionRowProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion' });
  const textOf = useQuestionText();
  const { saving, save } = useSavedAnswers(householdId, household, asked);
  const { partners, calls, take } = household;
  const { questionId, question, answers, answeredBy, waitingFor = [] } = asked;
  const concerned = partners.filter(
    ({ personId, telephone }) => telephone || [...answeredBy, ...waitingFor].includes(personId),
  );
  const stateOf = ({ personId, telephone }: Partner) => {
    if (!answers) {
      if (answeredBy.includes(personId)) return t('answered');
      return t(telephone?.state === 'connected' ? 'waiting' : 'away');
    }
    const value = answers.find((answer) => answer.personId === personId)?.value;
    return value === undefined ? t('none') : t(`answer.${question.kind}`, { value });
  };
  const change = async (step: '/reveal' | '/end') => {
    onGone();
    take(await calls.question(step, { questionId }));
  };
  return (
    <>
      <b>{textOf(question)}</b>
      {concerned.map((partner) => (
        <span key={partner.personId} role="status" className={classes['partner']}>
          {partner.firstName}: {stateOf(partner)}
        </span>
      ))}
      {saving && <span role="status">{t(`saving.${saving}`)}</span>}
      {saving === 'failed' && (
        <Button
          size="compact"
          onClick={() => {
            onGone();
            save();
          }}
        >
          {t('saveAgain')}
        </Button>
      )}
      {!answers && answeredBy.length > 0 && (
        <Button size="compact" onClick={() => void change('/reveal')}>
          {t('reveal')}
        </Button>
      )}
      <Button size="compact" onClick={() => void change('/end')}>
        {t(answers ? 'done' : 'takeBack')}
      </Button>
    </>
  );
}
