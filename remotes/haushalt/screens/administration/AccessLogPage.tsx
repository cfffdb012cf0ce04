import { type AuditAction, type AuditPage, type SystemUser, systemUsers } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useEffect } from 'react';
import { useAuditTrailQuery } from '../../shared/access-requests/api';
import { useSectionName } from './useSectionName';

export interface AccessLogPageProps {
  householdId: string;
  /** The page begins after this entry. */
  after: string | undefined;
  /** Called with the start of the next page once it is known. */
  onNext: ((next: string | undefined) => void) | undefined;
}

type Entry = AuditPage['entries'][number];

/** Actors that are not users: the services name them by these ids. */
const isSystemUser = (by: string): by is SystemUser => systemUsers.some((one: string) => one === by);

/** Twenty entries of the access log. */
export function AccessLogPage({ householdId, after, onNext }: AccessLogPageProps) {
  const sectionName = useSectionName();
  const { t, i18n } = useTranslation('haushalt', { keyPrefix: 'administration.log' });
  const { dateTime } = useFormat();
  const query = useAuditTrailQuery({ householdId, after });
  const next = query.data?.next;
  useEffect(() => onNext?.(next), [onNext, next]);

  /** Every known action has a text; a newer one may have none here yet. */
  const isKnown = (action: string): action is AuditAction =>
    i18n.exists(`administration.log.action.${action}`, { ns: 'haushalt' });
  const wordOf = ({ action, detail }: Entry) => {
    const word = isKnown(action) ? t(`action.${action}`) : t('otherAction');
    const section = detail === undefined ? undefined : sectionName(detail);
    return section === undefined ? word : `${word}: ${section}`;
  };
  const nameOf = (by: string) => (isSystemUser(by) ? t(`system.${by}`) : by);
  const columns: SumColumn<Entry>[] = [
    {
      kind: 'text',
      key: 'action',
      header: t('what'),
      cell: (entry) => (
        <Stack gap="small">
          {wordOf(entry)}
          <Caption>{dateTime(entry.at)}</Caption>
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'by',
      header: t('by'),
      cell: ({ by, asUser }) =>
        asUser === undefined ? nameOf(by) : t('inRole', { by: nameOf(by), name: asUser }),
    },
  ];
  return (
    <LoadedState
      result={fromQuery(query)}
      isEmpty={({ entries }) => entries.length === 0}
      empty={<p>{t('none')}</p>}
    >
      {({ entries }) => (
        <SumTable
          caption={after === undefined ? t('title') : t('continued')}
          columns={columns}
          rows={entries}
          rowKey={({ auditId }) => auditId}
        />
      )}
    </LoadedState>
  );
}
