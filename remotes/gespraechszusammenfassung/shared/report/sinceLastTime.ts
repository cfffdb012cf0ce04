import { type FigureName, freeAmountFigure, netWorthFigure, reserveFigure } from '@vp-digital/core/household';
import { type Change, comparedFigures, type ComparedPoint } from '@vp-digital/core/snapshots';
import type { Block, Row } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import type { ReportSettings } from './reportSettings';

/** The household as of an earlier snapshot. */
export interface Before extends ComparedPoint {
  /** Whether that snapshot was taken in a talk: only then is it "the last time". */
  isOfAppointment: boolean;
}

/** More would be no summary; the snapshots screen has them all. */
const mostChanges = 5;

/** Figures on page one come first. */
const ofPageOne: readonly FigureName[] = [freeAmountFigure.name, reserveFigure.name, netWorthFigure.name];

/**
 * How the household's figures have changed since the snapshot before this one. Empty if nothing has changed, or amounts
 * are hidden.
 */
export function sinceLastTime(
  after: ComparedPoint,
  before: Before | undefined,
  settings: ReportSettings,
): Block[] {
  const { t, format, comparison, withBalance, hidesAmounts } = settings;
  if (!before || hidesAmounts) return [];
  const changes = comparedFigures({ before, after }, comparison, { withBalance, withGrade: false })
    .filter(({ difference }) => difference !== undefined && difference !== 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || weightOf(other) - weightOf(one));
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
  const more = changes.length - mostChanges;
  return [
    {
      kind: 'heading',
      level: 2,
      text: before.isOfAppointment
        ? t('report.first.since')
        : t('report.first.sinceState', { day: format.date(before.date) }),
    },
    {
      kind: 'table',
      columns,
      rows: changes.slice(0, mostChanges).map((change) => rowOf(change, settings)),
    },
    ...(more > 0
      ? [{ kind: 'paragraph' as const, size: 'note' as const, text: t('report.first.more', { count: more }) }]
      : []),
  ];
}

const placeOf = ({ of }: Change): number => {
  const place = 'figure' in of ? ofPageOne.indexOf(of.figure.name) : -1;
  return place < 0 ? ofPageOne.length : place;
};

/** For amounts in euros; changes in other units come after them. */
const weightOf = ({ unit, difference = 0 }: Change): number => (unit === 'euros' ? Math.abs(difference) : 0);

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
