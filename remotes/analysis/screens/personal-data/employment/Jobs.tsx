import { type Employment, mainEmploymentEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, useEntries } from '@vp-digital/core/micro-app';
import { AddIcon, Button, Row, Stack } from '@vp-digital/core/ui';
import type { PersonProps } from '../data';
import { JobFields } from './JobFields';

/** Beruf: the main job, which figures take, and those beside it. */
export function Jobs({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.jobs' });
  const list = useEntries('employments');
  const main = mainEmploymentEntry(data, person.id);
  const others = Object.entries(data.employments.items)
    .filter(([id, job]) => job.personId === person.id && id !== main?.[0])
    .sort(([, one], [, other]) => one.position - other.position);
  const add = () => {
    const position = 1 + Math.max(0, ...others.map(([, job]) => job.position));
    const job: Employment = { personId: person.id, main: false, status: 'employee', position };
    list.put(crypto.randomUUID(), job, t('of', { name: person.name }));
  };
  return (
    <Stack gap="large">
      <JobFields job={main} person={person} />
      {others.map((job) => (
        <JobFields key={job[0]} job={job} person={person} isSecond />
      ))}
      <NewerEntries section="employments" where={({ personId }) => personId === person.id} />
      {main && (
        <Row>
          <Button writes icon={AddIcon} onClick={add}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
