import {
  type Employment,
  hasFreeMedicalCare,
  mainEmployment,
  occupationOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { CompanyField } from '@vp-digital/core/parts';
import { companyChoice } from '@vp-digital/core/reference';
import { PercentField, SelectField } from '@vp-digital/core/ui';
import type { PersonData } from '../module/sections';
import { useJobEditor } from './useJobEditor';

const statuses = [
  'employee',
  'worker',
  'managingPartner',
  'apprentice',
  'student',
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
  'selfEmployed',
  'freelancer',
  'pensioner',
  'retiredCivilServant',
  'homemaker',
  'parentalLeave',
  'unemployed',
] as const satisfies Employment['status'][];

const covers = [
  'statutory',
  'statutoryVoluntary',
  'family',
  'private',
  'privateAid',
  'freeMedicalCare',
] as const satisfies Employment['healthInsurance'][];

/** The main job, as far as it decides who insures the person. */
export function JobFields({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.facts' });
  const job = mainEmployment(data, person.id);
  const editor = useJobEditor({ data, person });
  const isStatutory = job?.healthInsurance === 'statutory' || job?.healthInsurance === 'statutoryVoluntary';
  const isCivil = occupationOf(data, person.id) === 'civilServant';
  return (
    <>
      <SelectField
        label={t('status')}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={job?.status}
        onChange={(status) => status && editor.choose('status', status, editor.label('status'))}
      />
      <SelectField
        label={t('cover')}
        options={covers
          .filter((value) => value !== 'freeMedicalCare' || isCivil || job?.healthInsurance === value)
          .map((value) => ({ value, label: t(`covers.${value}`) }))}
        value={job?.healthInsurance}
        onChange={(cover) => cover && editor.choose('healthInsurance', cover, editor.label('cover'))}
      />
      <CompanyField
        key={person.id}
        label={t('insurer')}
        otherLabel={t('otherInsurer')}
        companies={companyChoice([isStatutory ? 'statutoryHealthInsurer' : 'healthInsurer'])}
        value={job?.healthFund ?? ''}
        onChange={(name) => editor.set('healthFund', name || undefined, editor.label('insurer'))}
        onBlur={editor.leave}
      />
      {isStatutory && (
        <PercentField
          label={t('supplement')}
          hint={t('supplementHint')}
          min={0}
          max={600}
          value={job.healthFundSupplement}
          onChange={(rate) => editor.set('healthFundSupplement', rate, editor.label('supplement'))}
          onInvalid={() => editor.invalid('healthFundSupplement', editor.label('supplement'))}
          onBlur={editor.leave}
        />
      )}
      {isCivil && !hasFreeMedicalCare(data, person.id) && (
        <PercentField
          label={t('aid')}
          hint={t('aidHint')}
          min={0}
          max={8_000}
          step={1_000}
          value={job?.aidRate}
          onChange={(rate) => editor.set('aidRate', rate, editor.label('aid'))}
          onInvalid={() => editor.invalid('aidRate', editor.label('aid'))}
          onBlur={editor.leave}
        />
      )}
    </>
  );
}
