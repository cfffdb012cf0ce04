import type { AgendaEntry } from '@vp-digital/core/contracts';
import { isStillUnderWay, wallTimeOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { CalendarIcon, Caption, Chip, IconButton, TextLink } from '@vp-digital/core/ui';
import { useWhen } from '../../appointments/useWhen';
import { useAgendaWord } from './useAgendaWord';
import classes from './Week.module.css';

/** When, with whom, what about and where; the household is one press away. */
export function AppointmentRow({ entry }: { entry: AgendaEntry }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'appointments' });
  const { t: code } = useTranslation('household/appointments');
  const { clock } = useHost();
  const when = useWhen();
  const word = useAgendaWord();
  const { householdId, household, id, at: begin, end, state, occasion, place } = entry;
  const facts = [word('occasion', occasion), word('place', place)].filter(Boolean);
  const goesOn = isStillUnderWay({ begin }, wallTimeOf(clock.now()));
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
        <Chip tone={goesOn ? 'accent' : 'warning'}>{code(goesOn ? 'state.running' : 'notEnded')}</Chip>
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
