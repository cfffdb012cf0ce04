import type { Administration } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TextField } from '@vp-digital/core/ui';
import { KnownReaders } from '../KnownReaders';
import { PeopleAction } from '../PeopleAction';
import { MergePersons } from './MergePersons';
import { MergeSections } from './MergeSections';
import { OtherHousehold } from './OtherHousehold';
import { useMerge } from './useMerge';

/** A second file of the same people is taken into this one: what is taken from where is seen before. */
export function MergeCard({ file: { householdId } }: { file: Administration }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.merge' });
  const typing = useTranslation('haushalt', { keyPrefix: 'administration.deletion' }).t;
  const { preview, ...merge } = useMerge(householdId);
  return (
    <PeopleAction
      action="merge"
      confirm={t('confirm')}
      kind="danger"
      choice={<OtherHousehold householdId={householdId} value={merge.otherId} onChange={merge.choose} />}
      refused={merge.refused}
      preview={preview}
      incomplete={merge.incomplete}
      onConfirm={merge.confirm}
      onClose={merge.forget}
    >
      {preview && (
        <>
          <p>{t('intro', { name: preview.here.name, other: preview.there.name })}</p>
          <MergePersons preview={preview} onChange={merge.pair} />
          <MergeSections preview={preview} sides={merge.sides} onChange={merge.take} />
          <p>{t('papers', { ...preview, number: preview.there.legacyHouseholdId })}</p>
          <KnownReaders readers={preview.readers} known={merge.known} onChange={merge.know} />
          <TextField
            label={typing('typeName')}
            hint={typing('typeHint', { name: preview.there.name })}
            value={merge.typed}
            onChange={merge.type}
            autoComplete="off"
          />
        </>
      )}
    </PeopleAction>
  );
}
