import type { Held } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useState } from 'react';

/** So many stand there at first, and come with each press. */
const portion = 10;

/** Each snapshot, and what was sent ahead and waits: since when it is there, how long it stays and by which rule. */
export function HeldTable({ held }: { held: readonly Held[] }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.held' });
  const { date, dateTime, day } = useFormat();
  const nameOf = useSnapshotName();
  const [shown, setShown] = useState(portion);
  const columns: SumColumn<Held>[] = [
    {
      kind: 'text',
      key: 'what',
      header: t('what'),
      cell: ({ kind, label, purpose, since }) => (
        <Stack gap="small">
          {label === undefined ? t(kind) : nameOf({ label, purpose, createdAt: since })}
          <Caption>
            {t(`since.${kind}`, { date: kind === 'snapshot' ? dateTime(since) : day(since) })}
          </Caption>
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'until',
      header: t('until'),
      cell: ({ keptUntil }) => (keptUntil === undefined ? t('withHousehold') : date(keptUntil)),
    },
    {
      kind: 'text',
      key: 'rule',
      header: t('rule'),
      cell: ({ kind, paragraph, years }) =>
        paragraph === undefined || years === undefined
          ? t(`own.${kind}`)
          : t('period', { paragraph, count: years }),
    },
  ];
  return (
    <Stack gap="medium">
      <SumTable caption={t('table')} columns={columns} rows={held.slice(0, shown)} rowKey={({ id }) => id} />
      {held.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + portion)}>
            {t('more', { count: held.length - shown })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
