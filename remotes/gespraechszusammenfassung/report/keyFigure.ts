import type { IsoDate } from '@vp-digital/core/finance';
import type { Figure, OnDay, SectionData, SectionName } from '@vp-digital/core/household';
import type { KeyFigure } from '@vp-digital/core/pdf';
import { ofFigure } from './amounts';
import type { ReportSettings } from './reportSettings';

interface KeyFigureText<Value> {
  unit: string;
  note?(value: Value): string;
}

/** A figure as it stands in a report: by its own definition, a dash while it needs what is not recorded. */
export function keyFigure<Name extends SectionName, Value>(
  figure: Figure<Name, OnDay, Value>,
  { data, date }: { data: SectionData; date: IsoDate },
  { unit, note }: KeyFigureText<Value>,
  { format, word }: Pick<ReportSettings, 'format' | 'word'>,
): KeyFigure {
  const label = word(figure.name);
  const outcome = figure.of(data, { date });
  if (outcome.kind !== 'computed') return { label, value: '–', unit };
  const amount = (figure.shown ?? figure.amount)(outcome.value);
  const value =
    figure.unit === 'months'
      ? format.number(amount, { minimumDecimals: 1 })
      : format.euros(amount, { unit: 'none' });
  return { label, value, unit, of: ofFigure(figure), ...(note && { note: note(outcome.value) }) };
}
