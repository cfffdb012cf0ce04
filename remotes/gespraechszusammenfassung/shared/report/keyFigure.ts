import type { Figure, OnDay, SectionName } from '@vp-digital/core/household';
import type { KeyFigure } from '@vp-digital/core/pdf';
import { inUnitOrder } from '@vp-digital/core/reference/format';
import { ofFigure } from './amounts';
import { isEstimated } from './estimated';
import { type Reported, shownOf } from './reported';
import type { ReportSettings } from './reportSettings';

/** A figure as it stands in a report: by its own definition, an estimate called so, a dash while it needs what is not recorded. */
export function keyFigure<Name extends SectionName, Value>(
  figure: Figure<Name, OnDay, Value>,
  of: Reported,
  { unit, note }: { unit: string; note?: string | undefined },
  { t, format, word }: Pick<ReportSettings, 't' | 'format' | 'word'>,
): KeyFigure {
  const label = word(figure.name);
  const amount = shownOf(figure, of);
  const written = (value: string) => {
    const shown = inUnitOrder(value, unit, format.language);
    return { label, value: shown.value, ...(shown.unit && { unit: shown.unit }) };
  };
  if (amount === undefined) return { label, value: '–' };
  const value =
    figure.unit === 'months'
      ? format.number(amount, { minimumDecimals: 1 })
      : format.euros(amount, { unit: 'none' });
  const estimate = isEstimated(figure, of) ? t('household/certainty:estimated') : undefined;
  const notes = [estimate, note].filter((part) => part !== undefined);
  return { ...written(value), of: ofFigure(figure), ...(notes.length > 0 && { note: notes.join(' · ') }) };
}
