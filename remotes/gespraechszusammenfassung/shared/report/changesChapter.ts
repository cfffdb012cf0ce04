import type { Block } from '@vp-digital/core/pdf';
import type { Making } from './making';

/**
 * Was sich geändert hat, compared with the version released before; empty if changes are not shown. Unnumbered: it is
 * about the other chapters.
 */
export function changesChapter({ changes, settings: { t, format, hidesAmounts } }: Making): Block[] {
  if (!changes) return [];
  const { list, since } = changes;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: t('report.changes.name'),
      keySentence: t(
        list.length > 0
          ? 'report.changes.since'
          : hidesAmounts
            ? 'report.changes.noneTold'
            : 'report.changes.none',
        { day: format.day(since), count: list.length },
      ),
    },
    ...(hidesAmounts
      ? [{ kind: 'paragraph' as const, size: 'note' as const, text: t('report.changes.notTold') }]
      : []),
    ...(list.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { kind: 'text' as const, label: t('report.changes.about'), width: 5 },
              { kind: 'text' as const, label: t('report.changes.before'), width: 5 },
              { kind: 'text' as const, label: t('report.changes.after'), width: 5 },
            ],
            rows: list.map(
              ({ kind, chapter = t('report.changes.first'), about = chapter, before, after }) => ({
                kind: 'plain' as const,
                cells: [
                  { kind: 'text' as const, text: about, ...(about !== chapter && { note: chapter }) },
                  before ?? (kind === 'dropped' ? t('report.changes.wasThere') : '–'),
                  after ?? (kind === 'added' ? t('report.changes.isNew') : '–'),
                ],
              }),
            ),
          },
        ]),
  ];
}
