import type { Block } from '@vp-digital/core/pdf';
import type { Making } from './making';

/**
 * Beschwerde und Schlichtung: where the household can complain, as of the advisor's profile in the snapshot. Empty if
 * it named no complaint office: nothing is assumed.
 */
export function complaintChapter({ snapshot, settings: { t } }: Making, number: number): Block[] {
  const { advisor } = snapshot.payload;
  if (advisor?.complaintOffice === undefined) return [];
  const { name, company, street, postalCode, city, telephone, email } = advisor;
  const town = [postalCode, city].filter((part) => part !== undefined).join(' ');
  const lines = [name, company, street, town, telephone, email].filter(isKnown);
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.complaint.name')}`,
      keySentence: t('report.complaint.sentence'),
    },
    { kind: 'heading', level: 2, text: t('report.complaint.us') },
    { kind: 'list', marker: 'bullet', items: lines },
    { kind: 'heading', level: 2, text: t('report.complaint.office') },
    { kind: 'paragraph', text: advisor.complaintOffice },
  ];
}

const isKnown = (line: string | undefined): line is string => line !== undefined && line !== '';
