import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SegmentedChoice } from '@vp-digital/core/ui';

export interface PersonSwitchProps {
  persons: readonly { id: string; name: string }[];
  value: string | undefined;
  onChange(personId: string): void;
}

/** Whom the page is about, where there are several; with one person there is no question. */
export function PersonSwitch({ persons, value, onChange }: PersonSwitchProps) {
  const { t } = useTranslation('app');
  if (persons.length < 2) return undefined;
  return (
    <SegmentedChoice
      label={t('person')}
      hideLabel
      writes={false}
      options={persons.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
