import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { AdviceIcon, SummaryIcon, TextLink, WarningIcon } from '@vp-digital/core/ui';
import { useAgendaInfiniteQuery } from '../../../shared/agendaApi';
import { Point } from './Point';

/** What the household asked about its reports and sent ahead, with the way to where it is answered or gone through. */
export function FromCustomer() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { dateTime, day } = useFormat();
  const today = useHost().clock.today();
  const household = useHouseholdId();
  const days = { from: today, until: today, household };
  const mayReadQuestions = useHasPermission(permissions.sectionReport);
  const questions = useAgendaInfiniteQuery(mayReadQuestions ? { of: 'questions', ...days } : skipToken);
  const intakes = useAgendaInfiniteQuery({ of: 'intakes', ...days });
  const entriesOf = ({ data }: Pick<typeof intakes, 'data'>) =>
    data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <>
      {(questions.isError || intakes.isError) && (
        <Point icon={WarningIcon} title={t('fromCustomerUnknown')} />
      )}
      {entriesOf(questions).map(({ id, householdId, at, text, snapshotId = '', reportId = '' }) => (
        <Point
          key={id}
          icon={AdviceIcon}
          title={
            <TextLink href={routes.reportPreview.href({ householdId, snapshotId, reportId })}>
              {t('asked', { text })}
            </TextLink>
          }
        >
          {dateTime(at)}
        </Point>
      ))}
      {entriesOf(intakes).map(({ id, householdId, at, end = at }) => (
        <Point
          key={id}
          icon={SummaryIcon}
          title={
            <TextLink href={`${routes.analysis.href({ householdId })}?fokus=kundenangaben`}>
              {t('questionnaire')}
            </TextLink>
          }
        >
          {t('questionnaireKept', { sent: day(at), until: day(end) })}
        </Point>
      ))}
    </>
  );
}
