import { minutesBetween } from '@vp-digital/core/forms';
import { dayOfAppointment, pastAppointments, wallTimeOf } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Caption, Columns, CompletionIcon, Key, Page, Stack } from '@vp-digital/core/ui';
import { BeforeClosingCard } from './BeforeClosingCard';
import { ClosedCard } from './ClosedCard';
import { NoTalkCard } from './NoTalkCard';
import { OutlookCard } from './OutlookCard';
import { StepTiles } from './StepTiles';
import { decidedInCart } from './talk';
import { useClosing } from './useClosing';
import type { StepsData } from './useTalk';

/** The five steps with their states, what is still open, and the one deed that closes the appointment. */
export function FiveStepsView({ talk }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps' });
  const { t: code } = useTranslation('household/appointments');
  const { date, list, number } = useFormat();
  const { clock } = useHost();
  const closing = useClosing(talk);
  const { appointment, isRunning, notes = [] } = talk;
  const until = isRunning ? wallTimeOf(clock.now()) : appointment?.end;
  const minutes = appointment && until ? minutesBetween(appointment.begin, until) : undefined;
  const isOfToday = appointment && dayOfAppointment(appointment) === clock.today();
  const decisions = notes.filter(({ kind }) => kind === 'decision').length + decidedInCart(talk.cart);
  const [last] = pastAppointments(talk.appointments);
  const ended = isRunning ? undefined : (appointment ?? (closing.closed && last)); // one of another day is no talk of today's
  const themes = appointment?.themes.map((theme) => code(`themes.${theme}`)) ?? [];
  return (
    <Page
      name={t('name')}
      headline={
        !appointment ? (
          t('headline.none')
        ) : minutes === undefined || minutes <= 0 || !isOfToday ? (
          t('headline.of', { day: date(dayOfAppointment(appointment)) })
        ) : decisions > 0 ? (
          <Trans
            t={t}
            i18nKey="headline.decided"
            count={decisions}
            values={{ minutes: number(minutes) }}
            components={{ key: <Key /> }}
          />
        ) : (
          <Trans
            t={t}
            i18nKey="headline.talked"
            count={minutes}
            values={{ minutes: number(minutes) }}
            components={{ key: <Key /> }}
          />
        )
      }
      actions={
        isRunning && (
          <Button
            writes
            kind="primary"
            icon={CompletionIcon}
            loading={closing.isBusy}
            onClick={() => void closing.close()}
          >
            {t('close')}
          </Button>
        )
      }
    >
      <Stack>
        {ended && <ClosedCard appointment={ended} closed={closing.closed} />}
        {appointment && <StepTiles talk={talk} />}
        <Columns count={appointment && !isRunning ? 1 : 2}>
          {!appointment && <NoTalkCard />}
          <OutlookCard talk={talk} />
          {isRunning && <BeforeClosingCard talk={talk} closing={closing} />}
        </Columns>
        {!appointment && <StepTiles talk={talk} />}
        <Caption>
          {t('skip')}
          {themes.length > 0 && ` ${t('themes', { themes: list(themes) })}`}
        </Caption>
      </Stack>
    </Page>
  );
}
