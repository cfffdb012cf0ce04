import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { DateField, SelectField } from '@vp-digital/core/ui';
import type { RecapEditor } from './useRecapEditor';
import { useHouseholdPersons } from './useHouseholdPersons';

export interface TaskFieldsProps {
  id: string;
  entry: RecapEntry;
  editor: RecapEditor;
}

/** Stands for nobody of the household. */
const advisor = 'advisor';

/** Who does it, and until when. */
export function TaskFields({ id, entry, editor }: TaskFieldsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const adults = useHouseholdPersons().filter(({ role }) => role !== 'child');
  return (
    <>
      <SelectField
        label={t('owner')}
        options={[
          { value: advisor, label: t('advisor') },
          ...adults.map(({ personId, name }) => ({ value: personId, label: name })),
        ]}
        value={entry.ownerId ?? advisor}
        onChange={(value) => {
          editor.set(id, 'ownerId', value === advisor ? undefined : value);
          editor.leave();
        }}
      />
      <DateField
        label={t('dueOn')}
        value={entry.dueOn}
        onChange={(dueOn) => editor.set(id, 'dueOn', dueOn)}
        onInvalid={() => editor.invalid(id, 'dueOn')}
        onBlur={editor.leave}
      />
    </>
  );
}
