import { euros } from '@vp-digital/core/finance';
import { socialSchemes } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Columns,
  DateField,
  MoneyField,
  NumberField,
  PercentField,
  SelectField,
  TextField,
} from '@vp-digital/core/ui';
import { YesNoField } from '../../../shared/fields/YesNoField';
import { CountryField } from '../CountryField';
import { type FieldsOfJob, inTenths } from './fieldsOfJob';
import { asks } from './statuses';

/** For whom, since and until when, how much and how somebody works. */
export function WorkFields({ job, entry }: FieldsOfJob) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: code } = useTranslation('household/employments');
  const { isCivil, isEmployed, isSelfEmployed } = asks(job?.status);
  const isOnOwnAccount =
    isSelfEmployed || (job?.status === 'managingPartner' && job.controlsCompany === true);
  const isAbroad = isEmployed && job?.workCountry !== undefined && job.workCountry !== 'DE';
  const isFarmer = isSelfEmployed && job?.socialScheme === 'farmers';
  const isArtist = isSelfEmployed && job?.socialScheme === 'artists';
  return (
    <>
      <Columns>
        {isEmployed && (
          <TextField {...entry.field('employer', t('field.employer'))} name="arbeitgeber" maxLength={80} />
        )}
        {isEmployed && (
          <CountryField
            {...entry.choice('workCountry', t('field.workCountry'))}
            value={job?.workCountry ?? 'DE'}
            name="arbeitsland"
            hint={t(isAbroad ? 'abroadHint' : 'workCountryHint')}
          />
        )}
        <DateField {...entry.field('since', t('field.since'))} name="seit" />
        <NumberField
          {...inTenths(entry.field('weeklyHoursTenths', t('field.weeklyHoursTenths')))}
          name="wochenstunden"
          unit={t('hours')}
          decimals={1}
          step={0.5}
          min={0}
          max={80}
        />
        <PercentField
          {...entry.field('officeShare', t('field.officeShare'))}
          name="bueroanteil"
          hint={t('officeShareHint')}
          min={0}
          max={10_000}
          step={500}
        />
      </Columns>
      {!isSelfEmployed && (
        <Columns>
          <DateField
            {...entry.field('fixedTermUntil', t('field.fixedTermUntil'))}
            name="befristet-bis"
            hint={t(job?.status === 'soldier' ? 'soldierTermHint' : 'fixedTermHint')}
          />
          <DateField {...entry.field('probationUntil', t('field.probationUntil'))} name="probezeit-bis" />
        </Columns>
      )}
      <Columns>
        <YesNoField {...entry.choice('staffResponsibility', t('field.staffResponsibility'))} />
        <YesNoField {...entry.choice('homeOffice', t('field.homeOffice'))} />
      </Columns>
      {job?.status === 'managingPartner' && (
        <YesNoField
          {...entry.choice('controlsCompany', t('field.controlsCompany'))}
          name="beherrscht"
          hint={t('controlsCompanyHint')}
        />
      )}
      {(job?.status === 'apprentice' || job?.status === 'student') && (
        <YesNoField
          {...entry.choice('liabilityThroughParents', t('field.liabilityThroughParents'))}
          name="haftpflicht-eltern"
          hint={t('liabilityThroughParentsHint')}
        />
      )}
      {!isCivil && (
        <TextField
          {...entry.field('professionalPensionFund', t('field.professionalPensionFund'))}
          name="versorgungswerk"
          hint={t('pensionFundHint')}
          maxLength={80}
        />
      )}
      {(isOnOwnAccount || isAbroad) && (
        <Columns>
          {isSelfEmployed && (
            <SelectField
              {...entry.choice('socialScheme', t('field.socialScheme'))}
              name="sozialversicherung"
              hint={t(isFarmer ? 'farmersHint' : 'socialSchemeHint')}
              options={socialSchemes.map((one) => ({ value: one, label: code(`socialScheme.${one}`) }))}
            />
          )}
          {!isArtist && (
            <MoneyField
              {...entry.field('pensionContribution', t('field.pensionContribution'))}
              name="rentenbeitrag"
              hint={t('pensionContributionHint')}
              unit={t('euroMonthly')}
              min={0}
              max={euros(10_000)}
            />
          )}
        </Columns>
      )}
    </>
  );
}
