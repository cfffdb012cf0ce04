import { adults, personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Option } from '@vp-digital/core/ui';
import { together } from './persons';

/** Whom rows may be of; where it may be nobody by name, that too. */
export function usePersonOptions(
  household: Pick<SectionData, 'persons'>,
  of: 'adults' | 'everybody',
  mayBeAll: boolean,
): readonly Option[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport.words' });
  const people = of === 'adults' ? adults(household) : personsInOrder(household);
  const named = people.map(({ id, name }) => ({ value: id, label: name }));
  return mayBeAll ? [...named, { value: together, label: t('together') }] : named;
}
