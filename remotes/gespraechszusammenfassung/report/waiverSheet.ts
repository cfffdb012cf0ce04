import { waivable, waivingAdults } from '@vp-digital/core/contracts';
import type { Block } from '@vp-digital/core/pdf';
import type { Making } from './making';
import type { ReportSettings } from './reportSettings';

/**
 * Verzichtserklärung (§ 61 (2) VVG): a sheet of its own, to be signed apart from everything else, with the notice that a waiver may be to the
 * disadvantage of who declares it. Nothing where nothing is waived.
 */
export function waiverSheet({ snapshot, data, composition, settings }: Making): Block[] {
  const { t, format } = settings;
  const record = composition?.record ?? {};
  if (!record.waiver) return [];
  const adults = waivingAdults({ sections: data }, record).map(({ fullName }) => fullName);
  const { name: advisor, company } = snapshot.payload.advisor ?? { name: snapshot.createdBy };
  const list = (names: readonly string[]) => new Intl.ListFormat(format.language).format(names);
  return [
    {
      kind: 'chapter',
      startsNewPage: true,
      name: t('report.waiver.name'),
      keySentence: t(`report.waiver.declared.${scopeOf(record.waiver)}`, { count: adults.length }),
    },
    {
      kind: 'paragraph',
      text: t('report.waiver.who', {
        names: list(adults),
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

/** That there is a waiver, and where its declaration stands. */
export const waiverNote = (
  { composition }: Pick<Making, 'composition'>,
  { t }: Pick<ReportSettings, 't'>,
): Block[] => {
  const waiver = composition?.record?.waiver;
  if (!waiver) return [];
  return [{ kind: 'paragraph', text: t(`report.waiver.note.${scopeOf(waiver)}`) }];
};

/** What is waived, in one word. */
const scopeOf = ({
  of,
}: {
  of: readonly (typeof waivable)[number][];
}): 'advice' | 'documentation' | 'both' =>
  waivable.every((one) => of.includes(one)) ? 'both' : of.includes('advice') ? 'advice' : 'documentation';
