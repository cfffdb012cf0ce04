import type { AgendaEntry } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Chip, TextLink } from '@vp-digital/core/ui';
import classes from './Week.module.css';

/** What a household has asked about a report; the report, where it is answered, is one press away. */
export function QuestionRow({ entry }: { entry: AgendaEntry }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const { dateTime } = useFormat();
  const { householdId, household, at, text, snapshotId = '', reportId = '' } = entry;
  return (
    <>
      <div className={classes['words']}>
        <TextLink kind="row" href={routes.reportPreview.href({ householdId, snapshotId, reportId })}>
          {text}
        </TextLink>
        <Caption>{household}</Caption>
      </div>
      <Chip tone="warning">{t('asked', { at: dateTime(at) })}</Chip>
    </>
  );
}
