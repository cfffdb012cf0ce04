import type { Administration, Retained } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Caption, Card, Chip, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { DeletionButton } from './DeletionButton';
import { HeldTable } from './HeldTable';
import { ProposedDeletion } from './ProposedDeletion';

/** What has to be kept and until when, by which rule; and the way to have the rest deleted. */
export function DeletionCard({ file }: { file: Administration }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.deletion' });
  const { date } = useFormat();
  const { held, householdId, keptUntil, mayAdminister, name, request, retention, status } = file;
  const columns: SumColumn<Retained>[] = [
    { kind: 'text', key: 'what', header: t('what'), cell: ({ kind, count }) => t(`kind.${kind}`, { count }) },
    { kind: 'text', key: 'until', header: t('until'), cell: (row) => date(row.keptUntil) },
    {
      kind: 'text',
      key: 'rule',
      header: t('rule'),
      cell: ({ paragraph, verified, years }) => (
        <Stack gap="small">
          {t('period', { paragraph, count: years })}
          {!verified && <Caption>{t('unverified')}</Caption>}
        </Stack>
      ),
    },
  ];
  return (
    <Card title={t('title')} actions={keptUntil && <Chip tone="warning">{t('decided')}</Chip>}>
      <Stack>
        {keptUntil && (
          <Alert tone="info" title={t('keptUntil', { date: date(keptUntil) })}>
            {t('keptText')}
          </Alert>
        )}
        {mayAdminister && <ProposedDeletion householdId={householdId} />}
        {retention.length > 0 ? (
          <SumTable caption={t('table')} columns={columns} rows={retention} rowKey={({ kind }) => kind} />
        ) : (
          <p>{t('nothing')}</p>
        )}
        {held.length > 0 && <HeldTable held={held} />}
        {mayAdminister && !request && status !== 'deletionRequested' && (
          <DeletionButton householdId={householdId} name={name} until={retention[0]?.keptUntil} />
        )}
      </Stack>
    </Card>
  );
}
