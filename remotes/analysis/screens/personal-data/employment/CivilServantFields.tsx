import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Columns, NumberField, TextField } from '@vp-digital/core/ui';
import { type FieldsOfJob, inMonths, inTenths, inYears } from './fieldsOfJob';

/** Dienstherr, Besoldung, the years that count for the pension, and the age at which it begins. */
export function CivilServantFields({ job, entry }: FieldsOfJob) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const age = entry.field('retirementAgeMonths', t('field.retirementAgeMonths'));
  const isForTime = job?.status === 'soldier' && job.fixedTermUntil !== undefined;
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
      {!isForTime && (
        <Columns>
          <NumberField
            {...inYears(age)}
            name="altersgrenze"
            hint={t(job?.status === 'soldier' ? 'soldierAgeHint' : 'retirementAgeHint')}
            unit={t('years')}
            min={40}
            max={68}
          />
          {job?.retirementAgeMonths !== undefined && (
            <NumberField
              {...inMonths(age)}
              label={t('furtherMonths')}
              name="altersgrenze-monate"
              min={0}
              max={11}
            />
          )}
        </Columns>
      )}
    </>
  );
}
