import {
  adults,
  type DiscussedAlone,
  discussedAloneOptions,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ChoiceProps } from '@vp-digital/core/micro-app';
import { SelectField } from '@vp-digital/core/ui';

export interface ConfidentialFieldProps {
  choice: ChoiceProps<DiscussedAlone>;
  /** The document's word for a way; `name` of whom it is discussed with. */
  mode(value: DiscussedAlone, name: string): string;
  /** Who is named as owner. */
  owners: readonly string[];
  persons: SectionData['persons'];
  /** What is said of other owners that were refused. */
  ownersError?: string | undefined;
}

/** Nur für mich besprechen: of what belongs to one of two adults alone; what is marked already is shown of whoever it is. */
export function ConfidentialField({ choice, mode, owners, persons, ownersError }: ConfidentialFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'alone' });
  const grown = adults({ persons });
  const [owner] = owners;
  const isOfOne = owners.length === 1 && grown.length > 1 && grown.some(({ id }) => id === owner);
  if (!isOfOne && choice.value === undefined) return undefined;
  const name = (owner !== undefined && isOfOne && shortNameOf({ persons }, owner)) || t('whose');
  return (
    <SelectField<DiscussedAlone>
      {...choice}
      error={
        choice.error ?? (ownersError === undefined || choice.value === undefined ? undefined : t('owners'))
      }
      emptyLabel={t('together')}
      placeholder={choice.placeholder ?? t('together')}
      hint={t(`hint.${choice.value ?? 'together'}`, { name })}
      options={discussedAloneOptions.map((value) => ({ value, label: mode(value, name) }))}
    />
  );
}
