import { appointmentInProgress, type SectionData, wallTimeOf, adults } from '@vp-digital/core/household';
import { ChoiceGroup } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Checkbox } from '@vp-digital/core/ui';

/** Who takes part: written to the appointment that is under way; without one all adults do. */
export function ParticipantsCard({ data }: { data: Pick<SectionData, 'persons' | 'appointments'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'ffgStart.participants' });
  const { list } = useFormat();
  const { clock } = useHost();
  const entries = useEntries('appointments');
  const persons = adults(data);
  const running = appointmentInProgress(data.appointments, wallTimeOf(clock.now()));
  if (!running)
    return (
      <Card title={t('title')}>
        <p>{t('all', { names: list(persons.map(({ name }) => name)) })}</p>
      </Card>
    );
  const taking = running.personIds.length === 0 ? persons.map(({ id }) => id) : running.personIds;
  const change = (personId: string, takesPart: boolean) => {
    const personIds = takesPart ? [...taking, personId] : taking.filter((id) => id !== personId);
    if (personIds.length > 0) entries.change(running.id, { personIds }, t('title')); // nobody named would mean: all
  };
  return (
    <Card title={t('title')}>
      <ChoiceGroup label={t('label')}>
        {persons.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            value={taking.includes(id)}
            onChange={(takesPart) => change(id, takesPart)}
          />
        ))}
      </ChoiceGroup>
    </Card>
  );
}
