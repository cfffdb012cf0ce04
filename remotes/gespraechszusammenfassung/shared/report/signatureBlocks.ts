import { advisedAdults } from '@vp-digital/core/contracts';
import type { Block } from '@vp-digital/core/pdf';
import type { Making } from './making';

/** Places for the adults who live and the advisor to sign, where that is wanted; nothing else. */
export function signatureBlocks({ snapshot, data, composition, settings: { t } }: Making): Block[] {
  if (!composition?.signatures) return [];
  const { advisor } = snapshot.payload;
  return [
    { kind: 'heading', level: 2, text: t('report.signatures.title') },
    {
      kind: 'signatures',
      placeAndDay: t('report.signatures.placeAndDay'),
      names: [
        ...advisedAdults(data).map(({ fullName }) => fullName),
        t('report.signatures.advisor', { name: advisor?.name ?? snapshot.createdBy }),
      ],
    },
  ];
}
