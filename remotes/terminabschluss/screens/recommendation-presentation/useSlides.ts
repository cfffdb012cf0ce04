import { appointmentThemes, pastAppointments, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { Slide } from '../../shared/deck/DeckPage';

export type PresentationData = Pick<SectionData, 'persons' | 'appointments'>;

/** Four slides. What has helped is said by the themes of the household's own appointments, never by an amount. */
export function useSlides({ appointments }: PresentationData): Slide[] {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationSlides' });
  const { t: code } = useTranslation('household/appointments');
  const { list } = useFormat();
  const covered = new Set(pastAppointments(appointments).flatMap(({ themes }) => themes));
  const themes = appointmentThemes
    .filter((theme) => covered.has(theme))
    .map((theme) => code(`themes.${theme}`));
  return [
    {
      key: 'helped',
      title: t('helped.title'),
      lines: [
        themes.length > 0 ? t('helped.own', { themes: list(themes) }) : t('helped.general'),
        t('helped.text'),
      ],
      note: t('helped.note'),
    },
    { key: 'who', title: t('who.title'), lines: [t('who.fits'), t('who.not')], note: t('who.note') },
    {
      key: 'how',
      title: t('how.title'),
      lines: [t('how.first'), t('how.second'), t('how.third')],
      note: t('how.note'),
    },
    {
      key: 'rights',
      title: t('rights.title'),
      lines: [t('rights.data'), t('rights.pressure'), t('rights.thanks')],
      note: t('rights.note'),
    },
  ];
}
