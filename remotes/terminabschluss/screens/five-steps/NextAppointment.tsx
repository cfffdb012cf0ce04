import {
  type AppointmentDraft,
  newAppointment,
  useUnsaved,
  WhenFields,
  WhereFields,
} from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Button, CalendarIcon, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { StepsData } from './useTalk';

/** The next date, with the same people at the same place unless something else is said; saved as a whole. */
export function NextAppointment({ talk: { appointment, ...data } }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.outlook' });
  const today = useHost().clock.today();
  const entries = useEntries('appointments');
  const readOnly = useReadOnly();
  const [draft, setDraft] = useState<AppointmentDraft>();
  useUnsaved(t('plan'), draft !== undefined);
  if (readOnly !== undefined) return <p>{t('noNext')}</p>;
  if (!draft)
    return (
      <Stack gap="small">
        <p>{t('noNext')}</p>
        <Row>
          <Button
            writes
            icon={CalendarIcon}
            onClick={() =>
              setDraft({
                ...newAppointment(data, today),
                occasion: 'advice',
                ...(appointment && { place: appointment.place, personIds: appointment.personIds }),
              })
            }
          >
            {t('plan')}
          </Button>
        </Row>
      </Stack>
    );
  const { begin } = draft;
  const write = () => {
    if (begin === undefined) return;
    entries.put(crypto.randomUUID(), { ...draft, begin, state: 'planned' }, t('next'));
    setDraft(undefined);
  };
  return (
    <Stack gap="medium">
      <WhenFields
        begin={begin}
        end={draft.end}
        min={today}
        onChange={(from, end) => setDraft({ ...draft, begin: from, end })}
        onInvalid={() => setDraft({ ...draft, begin: undefined })}
      />
      <WhereFields value={draft} onChange={(fields) => setDraft({ ...draft, ...fields })} />
      <Row>
        <Button kind="primary" disabled={begin === undefined} onClick={write}>
          {t('agree')}
        </Button>
        <Button onClick={() => setDraft(undefined)}>{t('notNow')}</Button>
      </Row>
    </Stack>
  );
}
