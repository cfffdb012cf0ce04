import type { AgendaEntry } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Chip, TextLink } from '@vp-digital/core/ui';
import classes from './Week.module.css';

/** A questionnaire that a household has sent, and until when its answers are there; they are gone through one press away. */
export function IntakeRow({ entry }: { entry: AgendaEntry }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const { day } = useFormat();
  const { householdId, household, at, end = at } = entry;
  return (
    <>
      <div className={classes['words']}>
        <TextLink kind="row" href={`${routes.analysis.href({ householdId })}?fokus=kundenangaben`}>
          {household}
        </TextLink>
        <Caption>{t('sent', { at: day(at) })}</Caption>
      </div>
      <Chip tone="warning">{t('keptUntil', { until: day(end) })}</Chip>
    </>
  );
}
