import { type AdviceRecord, waivable, waivingAdults } from '@vp-digital/core/contracts';
import type { Block } from '@vp-digital/core/pdf';
import type { Making } from './making';

/**
 * Verzichtserklärung (§ 61 (2) VVG): a sheet of its own, to be signed apart from everything else, with the notice that a waiver may be to the
 * disadvantage of who declares it. Nothing where nothing is waived, and while nobody declares it.
 */
export function waiverSheet(making: Making): Block[] {
  const { snapshot, settings } = making;
  const { t, format } = settings;
  const { waiver, adults } = waiverOf(making);
  if (!waiver) return [];
  const { name: advisor, company } = snapshot.payload.advisor ?? { name: snapshot.createdBy };
  return [
    {
      kind: 'chapter',
      startsNewPage: true,
      name: t('report.waiver.name'),
      keySentence: t(`report.waiver.declared.${scopeOf(waiver)}`, { count: adults.length }),
    },
    {
      kind: 'paragraph',
      text: t('report.waiver.who', {
        names: format.list(adults),
        advisor: company === undefined ? advisor : `${advisor}, ${company}`,
        count: adults.length,
      }),
    },
    {
      kind: 'paragraph',
      text: [{ text: t('report.waiver.notice', { count: adults.length }), style: 'strong' }],
    },
    { kind: 'paragraph', size: 'note', text: t('report.waiver.basis') },
    { kind: 'signatures', placeAndDay: t('report.signatures.placeAndDay'), names: adults },
  ];
}

/** Who waives what, where the declaration stands, and whether it came back signed. */
export function waiverNote(making: Making): Block[] {
  const { t, format } = making.settings;
  const { waiver, adults } = waiverOf(making);
  if (!waiver) return [];
  const names = format.list(adults);
  const { returnedOn } = waiver;
  const returned =
    returnedOn === undefined
      ? t('report.waiver.notReturned')
      : t('report.waiver.returned', { day: format.date(returnedOn) });
  const note = t(`report.waiver.note.${scopeOf(waiver)}`, { names, count: adults.length });
  return [{ kind: 'paragraph', text: `${note} ${returned}` }];
}

interface DeclaredWaiver {
  waiver: NonNullable<AdviceRecord['waiver']> | undefined;
  /** By their full names. */
  adults: string[];
}

function waiverOf({ data, composition }: Making): DeclaredWaiver {
  const record = composition?.record ?? {};
  const adults = waivingAdults({ sections: data }, record).map(({ fullName }) => fullName);
  return { waiver: adults.length > 0 ? record.waiver : undefined, adults };
}

/** What is waived, in one word. */
const scopeOf = ({
  of,
}: {
  of: readonly (typeof waivable)[number][];
}): 'advice' | 'documentation' | 'both' =>
  waivable.every((one) => of.includes(one)) ? 'both' : of.includes('advice') ? 'advice' : 'documentation';
