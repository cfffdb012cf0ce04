import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { isTakenAsAdvice, type StoredEntry, type RecapKind } from './entries';
import { useHouseholdPersons } from './useHouseholdPersons';

export interface CustomerEntriesProps {
  kind: RecapKind;
  entries: readonly StoredEntry[];
}

/** The entries of a kind in the words in which they were written; of a task whose it is, and until when. */
export function CustomerEntries({ kind, entries }: CustomerEntriesProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recapCustomer' });
  const { date } = useFormat();
  const persons = useHouseholdPersons();
  const ofKind = entries.filter(({ entry }) => entry.kind === kind);
  if (ofKind.length === 0) return undefined;
  const whose = ({ ownerId, dueOn }: RecapEntry) => {
    const owner = persons.find(({ personId }) => personId === ownerId)?.name ?? t('advisor');
    return dueOn === undefined ? owner : t('until', { owner, day: date(dueOn) });
  };
  return (
    <CustomerCard wide title={t(kind)}>
      <CustomerRows
        rows={ofKind.map(({ id, entry }) => ({
          key: id,
          name: entry.text,
          ...(kind === 'task'
            ? { detail: whose(entry), value: t(entry.done ? 'done' : 'open') }
            : {
                value: '',
                ...(isTakenAsAdvice(entry) &&
                  entry.adviceReason !== undefined && { detail: entry.adviceReason }),
              }),
        }))}
      />
    </CustomerCard>
  );
}
