import { type Change, comparedFigures, type ComparedPoint } from '@vp-digital/core/snapshots';
import type { Block, Row } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import type { ReportSettings } from './reportSettings';

/** More would be no summary; the screen of the snapshots has them all. */
const mostChanges = 5;

/** What has become of the household's figures since the snapshot before this one. Nothing where nothing has changed. */
export function sinceLastTime(
  after: ComparedPoint,
  before: ComparedPoint | undefined,
  settings: ReportSettings,
): Block[] {
  if (!before) return [];
  const { t, format, comparison, withBalance } = settings;
  const changes = comparedFigures({ before, after }, comparison, { withBalance, withGrade: false })
    .filter(({ difference }) => difference !== undefined && difference !== 0)
    .slice(0, mostChanges);
  if (changes.length === 0) return [];
  const columns = [
    { kind: 'text' as const, label: t('report.first.what'), width: 6 },
    ...[format.date(before.date), format.date(after.date), t('report.first.difference')].map((label) => ({
      kind: 'text' as const,
      label,
      width: 3,
      align: 'right' as const,
    })),
  ];
  return [
    { kind: 'heading', level: 2, text: t('report.first.since') },
    { kind: 'table', columns, rows: changes.map((change) => rowOf(change, settings)) },
  ];
}

function rowOf(change: Change, { format }: ReportSettings): Row {
  const { of, name, unit, before, after, difference } = change;
  const shown = (value: number | undefined, signed = false) => {
    if (value === undefined) return '–';
    const sign = signed && value > 0 ? '+' : '';
    const text =
      sign + (unit === 'euros' ? format.euros(value) : format.number(value, { minimumDecimals: 1 }));
    return 'figure' in of ? amountCell(text, of.figure) : text;
  };
  return { kind: 'plain', cells: [name, shown(before), shown(after), shown(difference, true)] };
}
