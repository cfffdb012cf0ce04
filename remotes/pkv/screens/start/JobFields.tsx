import {
  employmentStatuses,
  hasFreeMedicalCare,
  healthInsurances,
  mainEmploymentEntry,
  occupationOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMainJob } from '@vp-digital/core/micro-app';
import { CompanyField } from '@vp-digital/core/parts';
import { companyChoice } from '@vp-digital/core/reference';
import { PercentField, SelectField } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/module/data';

/** The main job, as far as it decides who insures the person. */
export function JobFields({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.facts' });
  const { t: code } = useTranslation('household/employments');
  const job = mainEmploymentEntry(data, person.id);
  const main = useMainJob({ job, person });
  const cover = job?.[1].healthInsurance;
  const isStatutory = cover === 'statutory' || cover === 'statutoryVoluntary';
  const isCivil = occupationOf(data, person.id) === 'civilServant';
  return (
    <>
      <SelectField
        {...main.choice('status', t('status'))}
        options={employmentStatuses.map((value) => ({ value, label: code(`status.${value}`) }))}
      />
      <SelectField
        {...main.choice('healthInsurance', t('cover'))}
        options={healthInsurances
          .filter((value) => value !== 'freeMedicalCare' || isCivil || cover === value)
          .map((value) => ({ value, label: code(`healthInsurance.${value}`) }))}
      />
      <CompanyField
        key={person.id}
        {...main.field('healthFund', t('insurer'))}
        otherLabel={t('otherInsurer')}
        companies={companyChoice([isStatutory ? 'statutoryHealthInsurer' : 'healthInsurer'])}
      />
      {isStatutory && (
        <PercentField
          {...main.field('healthFundSupplement', t('supplement'))}
          hint={t('supplementHint')}
          min={0}
          max={600}
        />
      )}
      {isCivil && !hasFreeMedicalCare(data, person.id) && (
        <PercentField
          {...main.field('aidRate', t('aid'))}
          hint={t('aidHint')}
          min={0}
          max={8_000}
          step={1_000}
        />
      )}
    </>
  );
}
