import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Columns, NumberField, TextField } from '@vp-digital/core/ui';
import { type FieldsOfJob, inTenths } from './fieldsOfJob';

/** Dienstherr, Besoldung and the years that count for the pension. */
export function CivilServantFields({ entry }: FieldsOfJob) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  return (
    <>
      <Columns>
        <TextField
          {...entry.field('publicEmployer', t('field.publicEmployer'))}
          name="dienstherr"
          maxLength={80}
        />
        <TextField {...entry.field('payGrade', t('field.payGrade'))} name="besoldung" maxLength={20} />
        <NumberField
          {...inTenths(entry.field('pensionableYearsTenths', t('field.pensionableYearsTenths')))}
          name="ruhegehaltfaehige-jahre"
          decimals={1}
          min={0}
          max={45}
        />
      </Columns>
    </>
  );
}
