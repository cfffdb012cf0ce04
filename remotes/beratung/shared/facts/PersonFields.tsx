import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { NumberField, TextField } from '@vp-digital/core/ui';
import type { PersonData } from '../wishes/data';
import { useProtectionWish } from '../wishes/useProtectionWish';
import { SmokerField } from './SmokerField';

/** What an insurer asks about the person: smoking, hobbies, until when the income is to be secured. */
export function PersonFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const { id, name } = person;
  const self = useEntry({ section: 'persons', id, value: data.persons.items[id], of: name });
  const wish = useProtectionWish({ data, person });
  return (
    <>
      <SmokerField {...self.choice('smoker', t('smoker'))} person={person} />
      <TextField
        {...wish.field('hobbies', t('hobbies'))}
        name="hobbys"
        hint={t('hobbiesHint')}
        lines={2}
        maxLength={200}
      />
      <NumberField
        {...wish.field('untilAge', t('untilAge'))}
        name="endalter"
        unit={t('years')}
        min={50}
        max={70}
      />
    </>
  );
}
