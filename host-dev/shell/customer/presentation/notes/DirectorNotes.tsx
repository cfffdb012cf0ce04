import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { customerMarks, findPage } from '@vp-digital/core/shell';
import { Button } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../../../session/ShellContext';
import { useTexts } from '../../../session/useTexts';
import classes from './DirectorNotes.module.css';
import { SmallPicture } from './SmallPicture';
import { useTalkTime } from './useTalkTime';
import { pageSource } from '../switches';
import { afterChanges } from './afterChanges';

export interface DirectorNotesProps {
  householdId: string | undefined;
  /** Where the customer's picture stands, in whatever document. */
  shown: Element;
  /** Nothing of the page is for the place that the customer looks at. */
  isEmpty?: boolean;
  /** The advisor can point at the small picture. */
  pointing?: boolean;
}

/** For the advisor alone while the customer looks elsewhere: what they see, what to ask next, and how long the talk has lasted. */
export default function DirectorNotes({
  householdId,
  shown,
  isEmpty = false,
  pointing = false,
}: DirectorNotesProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'directorNotes' });
  const isReadable = useTexts('directorNotes');
  const question = useNextQuestion(shown);
  const { minutes, isAppointment } = useTalkTime(householdId);
  if (!isReadable) return undefined;
  const hours = Math.floor(minutes / 60);
  return (
    <section aria-label={t('name')} className={classes['notes']}>
      {isEmpty ? (
        <span className={classes['small']}>{t('empty')}</span>
      ) : (
        <SmallPicture shown={shown} pointing={pointing} />
      )}
      <dl className={classes['words']}>
        <div className={classes['question']}>
          <dt>{t('next')}</dt>
          <dd>{question ?? t('nothing')}</dd>
        </div>
        <div>
          <dt>{t(isAppointment ? 'appointment' : 'view')}</dt>
          <dd>{hours > 0 ? t('hours', { hours, minutes: minutes % 60 }) : t('minutes', { minutes })}</dd>
        </div>
      </dl>
      {isAppointment && <CloseButton householdId={householdId} />}
    </section>
  );
}

/** The way to the five steps by which a talk is closed, where that page is released. */
function CloseButton({ householdId }: Pick<DirectorNotesProps, 'householdId'>) {
  const { t } = useTranslation('shell', { keyPrefix: 'directorNotes' });
  const { location, registry } = useShell();
  if (householdId === undefined) return undefined;
  const href = routes.fiveSteps.href({ legacyHouseholdId: householdId }); // its pages take either id
  if (!findPage(registry, href)) return undefined;
  return (
    <Button size="compact" onClick={() => location.navigate(href)}>
      {t('close')}
    </Button>
  );
}

/** What the page that the customer sees suggests to ask next; undefined where it suggests nothing. */
function useNextQuestion(shown: Element): string | undefined {
  const [question, setQuestion] = useState<string>();
  useEffect(() => {
    const read = () =>
      setQuestion(pageSource().querySelector(questions)?.getAttribute(customerMarks.ask) ?? undefined);
    return afterChanges(shown, read);
  }, [shown]);
  return question;
}

const questions = `[${customerMarks.page}] [${customerMarks.ask}]`;
