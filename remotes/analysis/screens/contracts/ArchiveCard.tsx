import type { ArchivedContract, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { NotOnPaper } from '../../shared/confidential/NotOnPaper';
import { useContractList } from './useContractList';

interface ArchivedEntry {
  id: string;
  archived: ArchivedContract;
}

/** Contracts that have ended: why, when, and undo; not printed if one of them is confidential to one person. */
export function ArchiveCard({ data }: { data: Pick<SectionData, 'contracts'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { date } = useFormat();
  const list = useContractList();
  const rows: ArchivedEntry[] = Object.entries(data.contracts.archived ?? {})
    .map(([id, archived]) => ({ id, archived }))
    .sort(
      (one, other) =>
        other.archived.archivedOn.localeCompare(one.archived.archivedOn) ||
        one.archived.contract.position - other.archived.contract.position,
    );
  if (rows.length === 0) return undefined;
  const columns: SumColumn<ArchivedEntry>[] = [
    {
      kind: 'text',
      key: 'line',
      header: t('field.line'),
      cell: ({ archived }) => code(`line.${archived.contract.line}`),
    },
    {
      kind: 'text',
      key: 'company',
      header: t('field.company'),
      secondary: true,
      cell: ({ archived }) => archived.contract.company,
    },
    {
      kind: 'text',
      key: 'reason',
      header: t('archive.reasonLabel'),
      cell: ({ archived }) => `${code(`reason.${archived.reason}`)}, ${date(archived.archivedOn)}`,
    },
    {
      kind: 'text',
      key: 'back',
      header: t('archive.back'),
      hideHeader: true,
      cell: ({ id, archived }) => (
        <Button
          writes
          size="compact"
          aria-label={t('archive.backOf', { name: code(`line.${archived.contract.line}`) })}
          onClick={() => list.restore(id, archived.contract)}
        >
          {t('archive.back')}
        </Button>
      ),
    },
  ];
  return (
    <NotOnPaper when={rows.some(({ archived }) => archived.contract.discussedAlone !== undefined)}>
      <Card title={t('archive.title')} caption={t('archive.caption')}>
        <SumTable caption={t('archive.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Card>
    </NotOnPaper>
  );
}
