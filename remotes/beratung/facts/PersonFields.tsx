import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useEntryEditor } from '@vp-digital/core/services';
import { NumberField, TextField } from '@vp-digital/core/ui';
import type { PersonData } from '../sections';
import { SmokerField } from './SmokerField';

/** What an insurer asks about the person: smoking, hobbies, until when the income is to be secured. */
export function PersonFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const householdId = useHouseholdId();
  const { id } = person;
  const wish = data.protectionWishes.items[id];
  const self = useEntryEditor({ householdId, section: 'persons', id, blank: undefined });
  const wishes = useEntryEditor({
    householdId,
    section: 'protectionWishes',
    id,
    blank: wish ? undefined : newWish,
  });
  const label = (name: 'smoker' | 'hobbies' | 'untilAge') => `${person.name}: ${t(name)}`;
  return (
    <>
      <SmokerField
        person={person}
        value={data.persons.items[id]?.smoker}
        onChange={(smoker) => self.choose('smoker', smoker, label('smoker'))}
      />
      <TextField
        name="hobbys"
        label={t('hobbies')}
        hint={t('hobbiesHint')}
        lines={2}
        maxLength={200}
        value={wish?.hobbies}
        onChange={(hobbies) => wishes.set('hobbies', hobbies, label('hobbies'))}
        onBlur={wishes.leave}
      />
      <NumberField
        name="endalter"
        label={t('untilAge')}
        unit={t('years')}
        min={50}
        max={70}
        value={wish?.untilAge}
        onChange={(age) => wishes.set('untilAge', age, label('untilAge'))}
        onInvalid={() => wishes.invalid('untilAge', label('untilAge'))}
        onBlur={wishes.leave}
      />
    </>
  );
}

const newWish = {};
