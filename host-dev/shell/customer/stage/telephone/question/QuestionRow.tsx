import { questionsBeside, type TelephoneQuestion } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/shell/telephoneQuestion.json';
import { useRef, useState } from 'react';
import { useTexts } from '../../../../session/useTexts';
import classes from '../../stage.module.css';
import type { HouseholdTelephones } from '../useTelephones';
import { AskedQuestionRow } from './AskedQuestionRow';
import { QuestionChoice } from './QuestionChoice';

const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/shell/telephoneQuestion.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'shell/telephoneQuestion': typeof german;
  }
}

export interface QuestionRowProps {
  householdId: string;
  household: HouseholdTelephones;
  /** Of the page that the telephones are shown. */
  screen: string | undefined;
  hideAmounts: boolean;
}

/** Under the telephones: what the partners can be asked on them beside this page, one question at a time. */
export default function QuestionRow({ householdId, household, screen, hideAmounts }: QuestionRowProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephoneQuestion' });
  const isReadable = useTexts(texts);
  const row = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { question: asked, calls, take } = household;
  const kinds = questionsBeside(screen ?? '');
  if (!isReadable || (!asked && kinds.length === 0)) return undefined;

  const ask = async (question: TelephoneQuestion) => {
    setChoosing(false);
    row.current?.focus(); // the button that had it is not there any more
    take(await calls.question('', { question }));
  };
  return (
    <section ref={row} tabIndex={-1} aria-label={t('name')} className={classes['telephones']}>
      {asked ? (
        <AskedQuestionRow
          householdId={householdId}
          household={household}
          asked={asked}
          onEnd={() => row.current?.focus()}
        />
      ) : (
        <Button size="compact" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t('ask')}
        </Button>
      )}
      {!asked && isChoosing && (
        <QuestionChoice
          householdId={householdId}
          kinds={kinds}
          hideAmounts={hideAmounts}
          onChosen={(question) => void ask(question)}
        />
      )}
    </section>
  );
}
