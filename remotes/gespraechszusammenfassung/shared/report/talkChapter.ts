import { appointmentOfRecord } from '@vp-digital/core/contracts';
import { dayOfAppointment } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { ownText } from './composition';
import type { Making } from './making';

/** Anlass: what the appointment was for and about, and what the advisor says of it. */
export function talkChapter({ snapshot, data, composition, settings }: Making, number: number): Block[] {
  const { t, format } = settings;
  const appointment = appointmentOfRecord({ snapshot, sections: data });
  const occasion = composition?.record?.occasion;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessRoomIsLeft',
      name: `${number} ${t('report.talk.name')}`,
      keySentence: appointment
        ? t('report.talk.at', {
            occasion: t(`household/appointments:occasion.${appointment.occasion}`),
            day: format.date(dayOfAppointment(appointment)),
          })
        : t(occasion === undefined ? 'report.talk.open' : 'report.talk.told'),
    },
    ...ownText(occasion, {}),
    ...(appointment && appointment.themes.length > 0
      ? [
          { kind: 'heading' as const, level: 2 as const, text: t('report.talk.themes') },
          {
            kind: 'list' as const,
            marker: 'bullet' as const,
            items: appointment.themes.map((theme) => t(`household/appointments:themes.${theme}`)),
          },
        ]
      : []),
  ];
}
