import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { DateField, SelectField } from '@vp-digital/core/ui';
import { useHouseholdPersons } from './useHouseholdPersons';

export interface TaskFieldsProps {
  editor: EntryEditor<RecapEntry>;
}

/** Stands for nobody of the household. */
const advisor = 'advisor';

/** Who does it, and until when. */
export function TaskFields({ editor }: TaskFieldsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const owner = editor.choice('ownerId', t('owner'));
  const adults = useHouseholdPersons().filter(({ role }) => role !== 'child');
  return (
    <>
      <SelectField
        {...owner}
        options={[
          { value: advisor, label: t('advisor') },
          ...adults.map(({ personId, name }) => ({ value: personId, label: name })),
        ]}
        value={owner.value ?? advisor}
        onChange={(value) => owner.onChange(value === advisor ? undefined : value)}
      />
      <DateField {...editor.field('dueOn', t('dueOn'))} />
    </>
  );
}
