import type { AgendaEntry } from '@vp-digital/core/contracts';
import {
  isStillInProgress,
  wallTimeOf,
  appointmentOccasions,
  appointmentPlaces,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { CalendarIcon, Caption, Chip, ClockIcon, IconButton, TextLink } from '@vp-digital/core/ui';
import { useWhen } from '../../../shared/appointments/useWhen';
import { requestAction } from '../../../shared/appointments/requestedAction';
import classes from './Week.module.css';

/** When, with whom, what about and where; the household is one click away. */
export function AppointmentRow({ entry }: { entry: AgendaEntry }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'appointments' });
  const { t: code } = useTranslation('household/appointments');
  const { clock } = useHost();
  const navigate = useNavigate();
  const when = useWhen();
  const word = useAgendaWord();
  const { householdId, household, id, at: begin, end, state, occasion, place } = entry;
  const facts = [word('occasion', occasion), word('place', place)].filter(Boolean);
  const goesOn = isStillInProgress({ begin }, wallTimeOf(clock.now()));
  /** By the overview, which knows whether it goes on: in five steps, or when it was over is asked there. */
  const finish = () => {
    requestAction('end', householdId, clock.now());
    void navigate(routes.householdOverview.href({ householdId }));
  };
  const save = async () => {
    const { saveCalendarFile } = await import('@vp-digital/core/parts/file/saveCalendarFile');
    const summary = [facts[0], household].filter(Boolean).join(': ');
    saveCalendarFile({ id, begin, end, location: word('place', place), summary, madeAt: clock.now() });
  };
  return (
    <>
      <div className={classes['words']}>
        <Caption>{when(begin)}</Caption>
        <TextLink kind="row" href={routes.householdOverview.href({ householdId })}>
          {household}
        </TextLink>
        <Caption>{facts.join(' · ')}</Caption>
      </div>
      {state === 'running' ? (
        <>
          <Chip tone={goesOn ? 'accent' : 'warning'}>{code(goesOn ? 'state.running' : 'notEnded')}</Chip>
          <IconButton
            writes
            label={`${t('end')}: ${household}, ${when(begin)}`}
            icon={ClockIcon}
            onClick={finish}
          />
        </>
      ) : (
        <IconButton
          label={`${t('toCalendar')}: ${household}, ${when(begin)}`}
          icon={CalendarIcon}
          onClick={() => void save()}
        />
      )}
    </>
  );
}

/** The text of an appointment's code; undefined for one written by a newer release. */
function useAgendaWord(): (field: 'occasion' | 'place', code: string | undefined) => string | undefined {
  const { t } = useTranslation('household/appointments');
  return (field, code) => {
    const occasion = field === 'occasion' && appointmentOccasions.find((one) => one === code);
    const place = field === 'place' && appointmentPlaces.find((one) => one === code);
    return occasion ? t(`occasion.${occasion}`) : place ? t(`place.${place}`) : undefined;
  };
}
