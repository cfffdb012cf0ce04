import type { AgendaEntry } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Chip, TextLink } from '@vp-digital/core/ui';
import classes from './Week.module.css';

/** A household whose deletion is proposed; where that is asked for, or it is kept on, is one press away. */
export function ProposalRow({ entry: { householdId, household, at } }: { entry: AgendaEntry }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const { date } = useFormat();
  return (
    <>
      <div className={classes['words']}>
        <TextLink kind="row" href={routes.householdAdministration.href({ householdId })}>
          {household}
        </TextLink>
      </div>
      <Chip tone="neutral">{t('quiet', { date: date(at) })}</Chip>
    </>
  );
}
