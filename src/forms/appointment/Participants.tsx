import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ChoiceChips } from './ChoiceChips';

export interface ParticipantsProps {
  persons: SectionData['persons'];
  value: readonly string[];
  onChange(personIds: string[]): void;
}

/** Who of the household takes part. */
export function Participants({ persons, ...choice }: ParticipantsProps) {
  const { t } = useTranslation('household/appointments', { keyPrefix: 'field' });
  const options = personsInOrder({ persons }).map(({ id, name }) => ({ value: id, label: name }));
  return <ChoiceChips {...choice} label={t('participants')} options={options} />;
}
