import type { ReadableExport } from '@vp-digital/core/contracts';
import type { Block } from '@vp-digital/core/pdf';
import type { ExportWords } from './exportWords';

/** What was done with the data, day by day, but not by whom (CJEU C-579/21). */
export function accessBlocks({ access }: Pick<ReadableExport, 'access'>, words: ExportWords): Block[] {
  if (access.length === 0) return [];
  const { t, known, format } = words;
  const lines = new Map<string, { day: string; what: string; times: number }>();
  for (const { at, action, detail } of access) {
    const day = format.day(at);
    const word = known(`administration.log.action.${action}`) ?? t('administration.log.otherAction');
    const section = detail === null ? undefined : known(`administration.log.section.${detail}`);
    const what = section === undefined ? word : `${word}: ${section}`;
    const line = lines.get(`${day} ${what}`) ?? { day, what, times: 0 };
    lines.set(`${day} ${what}`, { ...line, times: line.times + 1 });
  }
  return [
    {
      kind: 'chapter',
      name: t('export.report.access'),
      keySentence: t('export.report.accessSentence', { count: access.length }),
    },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('administration.log.what'), width: 7 },
        { kind: 'text', label: t('export.report.day'), width: 3 },
        { kind: 'text', label: t('export.report.times'), width: 2, align: 'right' },
      ],
      rows: [...lines.values()].map(({ day, what, times }) => ({
        kind: 'plain',
        cells: [what, day, format.number(times)],
      })),
    },
  ];
}
