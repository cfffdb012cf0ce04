import type { TaxProfile } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSectionEditor } from '@vp-digital/core/services';
import { SelectField } from '@vp-digital/core/ui';

const taxClasses = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export interface TaxClassFieldProps {
  personId: string;
  name: string;
  value: TaxProfile['taxClass'];
}

/** The tax class belongs to the person's tax data; it is edited here because the payslip shows it. */
export function TaxClassField({ personId, name, value }: TaxClassFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const editor = useSectionEditor(useHouseholdId(), 'taxProfiles');
  const label = t('field.taxClass');
  return (
    <SelectField
      label={label}
      options={taxClasses.map((taxClass) => ({ value: taxClass, label: taxClass }))}
      value={value}
      onChange={(taxClass) => {
        editor.set(`/items/${personId}/taxClass`, taxClass, `${name}: ${label}`);
        editor.flush();
      }}
    />
  );
}
