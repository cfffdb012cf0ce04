import type { MergePreview, PersonPair } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SelectField } from '@vp-digital/core/ui';
import { usePersonName } from '../usePersonName';

export interface MergePersonsProps {
  preview: MergePreview;
  onChange(pairs: PersonPair[]): void;
}

/** Who of this household is who of the other one, as it was found and as the advisor corrects it; who is left joins. */
export function MergePersons({ preview: { here, there, pairs }, onChange }: MergePersonsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.merge' });
  const nameOf = usePersonName();
  const pair = (id: string, other: string | undefined) => {
    const kept = pairs.filter((one) => one.here !== id && one.there !== other);
    onChange(other === undefined ? kept : [...kept, { here: id, there: other }]);
  };
  const joining = there.persons.filter(({ personId }) => pairs.every((one) => one.there !== personId));
  return (
    <>
      {here.persons.map((person) => (
        <SelectField
          key={person.personId}
          label={t('same', { name: nameOf(person) })}
          options={there.persons.map((one) => ({ value: one.personId, label: nameOf(one) }))}
          value={pairs.find((one) => one.here === person.personId)?.there}
          onChange={(other) => pair(person.personId, other)}
          emptyLabel={t('nobody')}
          placeholder={t('nobody')}
        />
      ))}
      {joining.length > 0 && <p>{t('joins', { names: joining.map(nameOf).join(', ') })}</p>}
    </>
  );
}
