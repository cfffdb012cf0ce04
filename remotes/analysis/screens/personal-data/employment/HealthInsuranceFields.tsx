import { healthInsurances } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { CompanyField } from '@vp-digital/core/parts';
import { companyChoice } from '@vp-digital/core/reference';
import { Columns, PercentField, SelectField, Switch } from '@vp-digital/core/ui';
import type { FieldsOfJob } from './fieldsOfJob';
import { asks } from './statuses';

/** Who insures the person's health: it follows from the main job. */
export function HealthInsuranceFields({ job, entry }: FieldsOfJob) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: code } = useTranslation('household/employments');
  const insurance = job?.healthInsurance;
  const { isCivil, isSelfEmployed, hasAid } = asks(job?.status);
  const controls = job?.status === 'managingPartner' && job.controlsCompany === true;
  // artists are insured for it by law, the fund of farmers pays none
  const hasOwnScheme = job?.socialScheme === 'artists' || job?.socialScheme === 'farmers';
  const isStatutory = insurance === 'statutory' || insurance === 'statutoryVoluntary';
  const offered = healthInsurances.filter((one) => one !== 'freeMedicalCare' || isCivil || insurance === one);
  return (
    <>
      <Columns>
        <SelectField
          {...entry.choice('healthInsurance', t('field.healthInsurance'))}
          name="krankenversicherung"
          options={offered.map((one) => ({ value: one, label: code(`healthInsurance.${one}`) }))}
        />
        <CompanyField
          {...entry.field('healthFund', t('field.healthFund'))}
          name="kasse"
          otherLabel={t('otherFund')}
          companies={companyChoice([isStatutory ? 'statutoryHealthInsurer' : 'healthInsurer'])}
        />
        {isStatutory && (
          <PercentField
            {...entry.field('healthFundSupplement', t('field.healthFundSupplement'))}
            name="zusatzbeitrag"
            hint={t('supplementHint')}
            min={0}
            max={600}
          />
        )}
        {hasAid && insurance !== 'freeMedicalCare' && (
          <PercentField
            {...entry.field('aidRate', t('field.aidRate'))}
            name="beihilfesatz"
            hint={t('aidHint')}
            min={0}
            max={8_000}
            step={1_000}
          />
        )}
      </Columns>
      {(controls || (isSelfEmployed && !hasOwnScheme)) && isStatutory && (
        <Switch
          {...entry.choice('sickPayElected', t('field.sickPayElected'))}
          name="krankengeld"
          hint={t('sickPayElectedHint')}
        />
      )}
    </>
  );
}
