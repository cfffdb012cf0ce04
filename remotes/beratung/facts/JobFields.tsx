import { type Employment, occupationOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useEntryEditor } from '@vp-digital/core/services';
import { PercentField, SelectField, Switch, TextField } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import type { PersonData } from '../sections';

const statuses = [
  'employee',
  'worker',
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
  'selfEmployed',
  'freelancer',
  'managingPartner',
  'apprentice',
  'student',
  'pensioner',
  'retiredCivilServant',
  'homemaker',
  'parentalLeave',
  'unemployed',
] as const satisfies Employment['status'][];

const insurances = [
  'statutory',
  'statutoryVoluntary',
  'family',
  'private',
  'privateAid',
  'freeMedicalCare',
] as const satisfies Employment['healthInsurance'][];

/** The person's main job, as far as it decides about sick pay, pension and premium. */
export function JobFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const [id, job] =
    Object.entries(data.employments.items).find(
      ([, { personId, main }]) => personId === person.id && main !== false,
    ) ?? [];
  const blank = useMemo(
    () => (id === undefined ? { personId: person.id, main: true, status: 'employee' } : undefined),
    [id, person.id],
  );
  const editor = useEntryEditor({ householdId: useHouseholdId(), section: 'employments', id, blank });
  const occupation = occupationOf(data, person.id);
  const label = (name: 'status' | 'occupation' | 'officeShare' | 'healthInsurance' | 'sickPayElected') =>
    `${person.name}: ${t(name)}`;
  return (
    <>
      <SelectField
        name="stellung"
        label={t('status')}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={job?.status}
        onChange={(status) => status && editor.choose('status', status, label('status'))}
      />
      <TextField
        name="beruf"
        label={t('occupation')}
        maxLength={80}
        value={job?.occupation}
        onChange={(name) => editor.set('occupation', name, label('occupation'))}
        onBlur={editor.leave}
      />
      <PercentField
        name="bueroanteil"
        label={t('officeShare')}
        hint={t('officeShareHint')}
        min={0}
        max={10_000}
        step={500}
        value={job?.officeShare}
        onChange={(share) => editor.set('officeShare', share, label('officeShare'))}
        onInvalid={() => editor.invalid('officeShare', label('officeShare'))}
        onBlur={editor.leave}
      />
      <SelectField
        name="krankenversicherung"
        label={t('healthInsurance')}
        options={insurances
          .filter(
            (value) =>
              value !== 'freeMedicalCare' || occupation === 'civilServant' || job?.healthInsurance === value,
          )
          .map((value) => ({ value, label: t(`insurances.${value}`) }))}
        value={job?.healthInsurance}
        onChange={(insurance) =>
          insurance && editor.choose('healthInsurance', insurance, label('healthInsurance'))
        }
      />
      {occupation === 'selfEmployed' && (
        <Switch
          name="krankengeld"
          label={t('sickPayElected')}
          hint={t('sickPayElectedHint')}
          value={job?.sickPayElected}
          onChange={(elected) => editor.choose('sickPayElected', elected, label('sickPayElected'))}
        />
      )}
    </>
  );
}
