import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHousehold } from '@vp-digital/core/services';
import { DateField, SelectField } from '@vp-digital/core/ui';
import type { RecapEditor } from './useRecapEditor';
import { useShortNames } from './useShortNames';

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
  const { household } = useHousehold(useHouseholdId());
  const names = useShortNames();
  const adults = household?.persons.filter(({ role }) => role !== 'child') ?? [];
  return (
    <>
      <SelectField
        label={t('owner')}
        options={[
          { value: advisor, label: t('advisor') },
          ...adults.map(({ personId, firstName }) => ({
            value: personId,
            label: names.get(personId) ?? firstName,
          })),
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
