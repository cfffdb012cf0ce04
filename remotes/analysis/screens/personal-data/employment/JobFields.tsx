import { fullPensionAge, monthAfterAge } from '@vp-digital/core/finance';
import { type Employment, employmentStatuses } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useMainJob } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import {
  Columns,
  IconButton,
  RemoveIcon,
  Row,
  SelectField,
  Stack,
  Switch,
  TextField,
} from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import type { HouseholdPerson } from '../data';
import { CivilServantFields } from './CivilServantFields';
import { HealthInsuranceFields } from './HealthInsuranceFields';
import { asks } from './statuses';
import { WorkFields } from './WorkFields';

export interface JobFieldsProps {
  /** Undefined while nothing is known: the first answer makes it. */
  job: readonly [id: string, job: Employment] | undefined;
  person: HouseholdPerson;
  /** Beside the main job: health insurance follows from that one. */
  isSecond?: boolean;
}

/** One job of a person. */
export function JobFields({ job, person, isSecond = false }: JobFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: code } = useTranslation('household/employments');
  const list = useEntries('employments');
  const entry = useMainJob({ job, person });
  const [id, value] = job ?? [];
  const title = t(isSecond ? 'jobs.second' : 'jobs.main');
  const { isCivil, isSelfEmployed, works } = asks(value?.status);
  const { clock } = useHost();
  return (
    <div role="group" aria-label={t('jobs.group', { title, name: person.name })}>
      <Stack gap="medium">
        {isSecond && (
          <Row spread>
            <h3>{title}</h3>
            {id !== undefined && (
              <IconButton
                writes
                icon={RemoveIcon}
                label={t('jobs.remove', { name: person.name })}
                onClick={() => list.remove(id, t('jobs.of', { name: person.name }))}
              />
            )}
          </Row>
        )}
        <Columns>
          <SelectField
            {...entry.choice('status', t('field.status'))}
            name="stellung"
            options={employmentStatuses.map((one) => ({ value: one, label: code(`status.${one}`) }))}
          />
          <TextField
            {...entry.field('occupation', t('field.occupation'))}
            name="beruf"
            maxLength={80}
            suggestions={useProfessions()}
          />
        </Columns>
        {works && <WorkFields job={value} entry={entry} />}
        {!isCivil && !isSelfEmployed && isPastStandardAge(person, clock.today()) && (
          <Switch
            {...entry.choice('pensionWaiver', t('field.pensionWaiver'))}
            name="rentenbeitraege"
            hint={t('pensionWaiverHint')}
          />
        )}
        {isCivil && <CivilServantFields job={value} entry={entry} />}
        {!isSecond && <HealthInsuranceFields job={value} entry={entry} />}
      </Stack>
    </div>
  );
}

/** From then on it matters whether a full old-age pension is drawn beside the work. */
const isPastStandardAge = ({ birthDate }: HouseholdPerson, today: string): boolean =>
  today >= monthAfterAge(birthDate, fullPensionAge('standard', birthDate));

/** Usual occupations, once they have come; without them the field takes any text all the same. */
function useProfessions(): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    void import('./professions').then(({ professions }) => setNames(professions), ignore);
  }, []);
  return names;
}

const ignore = () => {};
