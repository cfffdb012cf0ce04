import { customerMarks } from '@vp-digital/core/shell';
import { useEffect, useState } from 'react';
import { pageSource } from '../switches';
import { afterChanges } from './afterChanges';

/** What the page that the customer sees suggests to ask next; undefined where it suggests nothing. */
export function useNextQuestion(shown: Element): string | undefined {
  const [question, setQuestion] = useState<string>();
  useEffect(() => {
    const read = () =>
      setQuestion(pageSource().querySelector(questions)?.getAttribute(customerMarks.ask) ?? undefined);
    return afterChanges(shown, read);
  }, [shown]);
  return question;
}

const questions = `[${customerMarks.page}] [${customerMarks.ask}]`;
