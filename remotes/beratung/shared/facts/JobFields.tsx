import {
  employmentStatuses,
  healthInsurances,
  isOnOwnAccount,
  mainEmploymentEntry,
  occupationOf,
  socialSchemeOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMainJob } from '@vp-digital/core/micro-app';
import { PercentField, SelectField, Switch, TextField } from '@vp-digital/core/ui';
import type { PersonData } from '../wishes/data';

/** The person's main job, as far as it decides about sick pay, pension and premium. */
export function JobFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const { t: code } = useTranslation('household/employments');
  const job = mainEmploymentEntry(data, person.id);
  const main = useMainJob({ job, person });
  const insurance = job?.[1].healthInsurance;
  const occupation = occupationOf(data, person.id);
  // artists are insured for sick pay by law, the fund of farmers pays none
  const hasOwnScheme = ['artists', 'farmers'].includes(socialSchemeOf(data, person.id));
  return (
    <>
      <SelectField
        {...main.choice('status', t('status'))}
        name="stellung"
        options={employmentStatuses.map((value) => ({ value, label: code(`status.${value}`) }))}
      />
      <TextField {...main.field('occupation', t('occupation'))} name="beruf" maxLength={80} />
      <PercentField
        {...main.field('officeShare', t('officeShare'))}
        name="bueroanteil"
        hint={t('officeShareHint')}
        min={0}
        max={10_000}
        step={500}
      />
      <SelectField
        {...main.choice('healthInsurance', t('healthInsurance'))}
        name="krankenversicherung"
        options={healthInsurances
          .filter(
            (value) => value !== 'freeMedicalCare' || occupation === 'civilServant' || insurance === value,
          )
          .map((value) => ({ value, label: code(`healthInsurance.${value}`) }))}
      />
      {isOnOwnAccount(data, person.id) && !hasOwnScheme && (
        <Switch
          {...main.choice('sickPayElected', t('sickPayElected'))}
          name="krankengeld"
          hint={t('sickPayElectedHint')}
        />
      )}
    </>
  );
}
