import type { AgendaEntry } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Chip, TextLink } from '@vp-digital/core/ui';
import classes from './Week.module.css';

/** What is to be done, for whom and by when; the notes of the household are one press away. */
export function TaskRow({ entry: { householdId, household, at, text } }: { entry: AgendaEntry }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const { date } = useFormat();
  const isOverdue = at < useHost().clock.today();
  return (
    <>
      <div className={classes['words']}>
        <TextLink kind="row" href={routes.recap.href({ householdId })}>
          {text}
        </TextLink>
        <Caption>{household}</Caption>
      </div>
      <Chip tone={isOverdue ? 'warning' : 'neutral'}>
        {t(isOverdue ? 'overdue' : 'due', { date: date(at) })}
      </Chip>
    </>
  );
}
