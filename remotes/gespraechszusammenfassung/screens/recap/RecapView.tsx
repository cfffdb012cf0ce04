import type { RecapEntry, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useEntries } from '@vp-digital/core/micro-app';
import { appointmentIn } from '@vp-digital/core/reference';
import { Alert, Button, Empty, FilterChip, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AppointmentFilter } from './AppointmentFilter';
import { type StoredEntry, newestFirst, nextPosition } from './entries';
import { RecapComposer } from './RecapComposer';
import { RecapList } from './RecapList';

type Shown = 'customer' | 'internal' | undefined;

/** The composer over what was written so far. */
export function RecapView({ data }: { data: Pick<SectionData, 'recap' | 'appointments'> }) {
  const { recap, appointments } = data;
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { t: code } = useTranslation('household/recap');
  const list = useEntries('recap');
  const mayWrite = useReadOnly() === undefined;
  const [shown, setShown] = useState<Shown>();
  const [appointmentId, setAppointmentId] = useState(appointmentIn(useLocation().search));
  const [removed, setRemoved] = useState<StoredEntry>();
  const entries = newestFirst(recap);
  const visible = entries.filter(
    ({ entry }) =>
      (shown === undefined || entry.visibility === shown) &&
      (appointmentId === undefined || entry.appointmentId === appointmentId),
  );
  const write = (entry: RecapEntry) => {
    list.put(crypto.randomUUID(), entry, t('name'));
    if (shown !== undefined && shown !== entry.visibility) setShown(undefined); // what is written is seen
    setAppointmentId(undefined);
  };
  const filter = (visibility: NonNullable<Shown>) => (
    <FilterChip
      pressed={shown === visibility}
      onToggle={() => setShown(shown === visibility ? undefined : visibility)}
    >
      {code(`visibility.${visibility}`)}
    </FilterChip>
  );
  const remove = (kept: StoredEntry) => {
    list.remove(kept.id, t('name'));
    setRemoved(kept);
  };
  const restore = ({ id, entry }: StoredEntry) => {
    list.put(id, entry, t('name'));
    setRemoved(undefined);
  };
  return (
    <Stack>
      {mayWrite && (
        <RecapComposer onWrite={write} position={nextPosition(entries)} showsPrompts={entries.length === 0} />
      )}
      {removed && !recap.items[removed.id] && (
        <Alert
          tone="info"
          announce
          title={t('removed', { kind: code(`kind.${removed.entry.kind}`) })}
          action={<Button onClick={() => restore(removed)}>{t('undo')}</Button>}
        />
      )}
      {(entries.length > 0 || appointmentId !== undefined) && (
        <div role="group" aria-label={t('filter')}>
          <Row gap="small">
            {filter('customer')}
            {filter('internal')}
          </Row>
          <AppointmentFilter
            appointments={appointments}
            entries={entries}
            chosen={appointmentId}
            onChoose={setAppointmentId}
          />
        </div>
      )}
      {visible.length === 0 && (entries.length > 0 || !mayWrite) && <Empty>{t('noneOfThese')}</Empty>}
      {visible.length > 0 && (
        <RecapList key={`${shown} ${appointmentId}`} entries={visible} onRemove={remove} />
      )}
    </Stack>
  );
}
