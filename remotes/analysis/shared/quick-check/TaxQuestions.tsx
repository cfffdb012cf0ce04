import { taxClasses } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { SelectField } from '@vp-digital/core/ui';
import { YesNoField } from '../fields/YesNoField';
import type { QuestionProps } from './question';

function useTaxProfile({ data, personId, of }: QuestionProps) {
  const value = data.taxProfiles.items[personId];
  return useEntry({ section: 'taxProfiles', id: personId, value, blank: {}, of });
}

/** The tax class on the payslip; until known, an estimate assumes that of unmarried or married persons. */
export function TaxClassQuestion(props: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.taxClass' });
  const { t: code } = useTranslation('household/taxProfiles');
  return (
    <SelectField
      {...useTaxProfile(props).choice('taxClass', t('field'))}
      name="steuerklasse"
      hint={t('hint')}
      options={taxClasses.map((value) => ({ value, label: code(`taxClass.${value}`) }))}
    />
  );
}

/** Whether church tax is withheld; until known, an estimate assumes none. */
export function ChurchTaxQuestion(props: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.churchTax' });
  return <YesNoField {...useTaxProfile(props).choice('churchTax', t('field'))} name="kirchensteuer" />;
}
