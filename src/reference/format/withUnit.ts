import { type Language, NO_BREAK_SPACE } from './language';

/** English has the euro sign before the amount, as in its sentences: "€5,450 per month". */
export function inUnitOrder<Unit extends string | undefined>(
  value: string,
  unit: Unit,
  language: Language,
): { value: string; unit: Unit | string } {
  if (language !== 'en' || !unit?.startsWith('€')) return { value, unit };
  return { value: value.replace(/(?=\d)/, '€'), unit: unit.slice(1).trim() };
}

/** A value and its unit as one text: `5.450 € mtl.` (German), `€5,450 per month` (English). */
export function withUnit(value: string, unit: string, language: Language): string {
  if (language === 'en' && unit === '%') return value + unit;
  const shown = inUnitOrder(value, unit, language);
  return shown.unit ? shown.value + NO_BREAK_SPACE + shown.unit : shown.value;
}
