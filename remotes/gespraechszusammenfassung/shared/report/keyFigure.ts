import type { Figure, OnDay, SectionName } from '@vp-digital/core/household';
import type { KeyFigure } from '@vp-digital/core/pdf';
import { inUnitOrder } from '@vp-digital/core/reference/format';
import { ofFigure } from './amounts';
import { type Reported, shownOf } from './reported';
import type { ReportSettings } from './reportSettings';

/** A figure as it stands in a report: by its own definition, a dash while it needs what is not recorded. */
export function keyFigure<Name extends SectionName, Value>(
  figure: Figure<Name, OnDay, Value>,
  of: Reported,
  { unit, note }: { unit: string; note?: string | undefined },
  { format, word }: Pick<ReportSettings, 'format' | 'word'>,
): KeyFigure {
  const label = word(figure.name);
  const amount = shownOf(figure, of);
  const written = (value: string) => {
    const shown = inUnitOrder(value, unit, format.language);
    return { label, value: shown.value, ...(shown.unit && { unit: shown.unit }) };
  };
  if (amount === undefined) return written('–');
  const value =
    figure.unit === 'months'
      ? format.number(amount, { minimumDecimals: 1 })
      : format.euros(amount, { unit: 'none' });
  return { ...written(value), of: ofFigure(figure), ...(note !== undefined && { note }) };
}
