import { taxClasses, type TaxProfile } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { SelectField } from '@vp-digital/core/ui';

export interface TaxClassFieldProps {
  personId: string;
  name: string;
  profile: TaxProfile | undefined;
}

/** The tax class belongs to the person's tax data; it is edited here because the payslip shows it. */
export function TaxClassField({ personId, name, profile }: TaxClassFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: code } = useTranslation('household/taxProfiles');
  const entry = useEntry({ section: 'taxProfiles', id: personId, value: profile, blank: {}, of: name });
  return (
    <SelectField
      {...entry.choice('taxClass', t('field.taxClass'))}
      options={taxClasses.map((taxClass) => ({ value: taxClass, label: code(`taxClass.${taxClass}`) }))}
    />
  );
}
