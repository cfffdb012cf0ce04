import { ChoiceGroup } from '@vp-digital/core/forms';
import {
  appointmentInProgress,
  appointmentThemes,
  type SectionData,
  wallTimeOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Caption, Card, Checkbox } from '@vp-digital/core/ui';

/** So that an hour is enough for what is wanted. */
const most = 3;

/** What is to come out today: the themes of the appointment that is under way. */
export function ThemesCard({ data }: { data: Pick<SectionData, 'appointments'> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'ffgExplanation.themes' });
  const { t: word } = useTranslation('household/appointments');
  const { clock } = useHost();
  const entries = useEntries('appointments');
  const running = appointmentInProgress(data.appointments, wallTimeOf(clock.now()));
  const themes = running?.themes ?? [];
  const isFull = themes.length >= most;
  return (
    <Card title={t('title')} caption={t('caption', { count: most })}>
      {running ? (
        <ChoiceGroup label={t('label')}>
          {appointmentThemes.map((theme) => (
            <Checkbox
              key={theme}
              label={word(`themes.${theme}`)}
              value={themes.includes(theme)}
              disabled={isFull && !themes.includes(theme)}
              onChange={(isWanted) =>
                entries.change(
                  running.id,
                  { themes: isWanted ? [...themes, theme] : themes.filter((one) => one !== theme) },
                  t('title'),
                )
              }
            />
          ))}
        </ChoiceGroup>
      ) : (
        <p>{t('noAppointment')}</p>
      )}
      {isFull && <Caption>{t('full', { count: most })}</Caption>}
    </Card>
  );
}
