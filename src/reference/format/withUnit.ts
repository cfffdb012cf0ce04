import { type Language, NO_BREAK_SPACE } from './language';

/** A value, and what is written after it. */
export interface ValueAndUnit {
  value: string;
  /** Undefined where nothing is left to be written after it. */
  unit: string | undefined;
}

/** English has the euro sign before the amount and no space before a percent sign, as in its sentences: "€5,450 per month". */
export function inUnitOrder(value: string, unit: string | undefined, language: Language): ValueAndUnit {
  if (language === 'en' && unit === '%') return { value: `${value}%`, unit: undefined };
  if (language !== 'en' || !unit?.startsWith('€')) return { value, unit };
  return { value: value.replace(/(?=\d)/, '€'), unit: unit.slice(1).trim() || undefined };
}

/** The same as one text: `5.450 € mtl.` (German), `€5,450 per month` (English). */
export function withUnit(value: string, unit: string, language: Language): string {
  const shown = inUnitOrder(value, unit, language);
  return shown.unit ? shown.value + NO_BREAK_SPACE + shown.unit : shown.value;
}
