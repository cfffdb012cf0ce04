import { questionsForScreen, type TelephoneQuestion } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectInRole } from '@vp-digital/core/session';
import { Button } from '@vp-digital/core/ui';
import { useRef, useState } from 'react';
import { shellApi } from '../../../../session/shellApi';
import { useTexts } from '../../../../session/useTexts';
import classes from '../../presentation.module.css';
import type { HouseholdTelephones } from '../useTelephones';
import { AskedQuestionRow } from './AskedQuestionRow';
import { QuestionChoice } from './QuestionChoice';

const { useHouseholdQuery } = shellApi.api;

export interface QuestionRowProps {
  householdId: string;
  household: HouseholdTelephones;
  /** Of the page that the telephones are shown. */
  screen: string | undefined;
}

/** Under the telephones: what the partners can be asked on them beside this page, one question at a time. */
export default function QuestionRow({ householdId, household, screen }: QuestionRowProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion' });
  const isReadable = useTexts('telephoneQuestion');
  const row = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isInRole = useSelector(selectInRole);
  const { data: file } = useHouseholdQuery(householdId);
  const isReadOnly = isInRole || (file && file.status !== 'active'); // nothing that is answered could be written
  const { question: asked, partners, calls, take } = household;
  const isSeen = partners.some(({ telephone }) => telephone?.state === 'connected');
  const kinds = isSeen && !isReadOnly ? questionsForScreen(screen ?? '') : [];
  if (!isReadable || (!asked && kinds.length === 0)) return undefined;

  const ask = async (question: TelephoneQuestion) => {
    setChoosing(false);
    row.current?.focus(); // the button that had it is not there any more
    setRefused(false);
    const answer = await calls.question('', { question });
    const isAsked = answer.kind === 'telephones' || answer.kind === 'taken';
    if (isAsked) take(answer);
    setRefused(!isAsked);
  };
  return (
    <section ref={row} tabIndex={-1} aria-label={t('name')} className={classes['telephones']}>
      {asked ? (
        <AskedQuestionRow
          householdId={householdId}
          household={household}
          asked={asked}
          onGone={() => row.current?.focus()}
        />
      ) : (
        <Button size="compact" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t('ask')}
        </Button>
      )}
      {!asked && isRefused && <span role="status">{t('notAsked')}</span>}
      {!asked && isChoosing && (
        <QuestionChoice householdId={householdId} kinds={kinds} onChosen={(question) => void ask(question)} />
      )}
    </section>
  );
}
