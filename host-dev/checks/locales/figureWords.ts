import type { CodedField } from './codes';

const place = 'household/figures';

/** The parts of the month and of the balance, as `FreeAmount` and `NetWorth` call them, and the figures that they are. */
const parts = {
  net: 'householdNet',
  expenses: 'livingCosts',
  insurance: 'premiums',
  savings: 'savingRates',
  free: 'freeAmount',
  liabilities: 'debts',
} as const;

/** Figures are named like codes: by the key of their word, or by what a part of one is called. */
export function figureNames(texts: ReadonlyMap<string, string>): CodedField {
  const names = [...texts.keys()].flatMap((key) =>
    key.startsWith(`${place}:`) ? [key.slice(place.length + 1)] : [],
  );
  return { name: 'figure', codes: new Set([...names, ...Object.keys(parts)]) };
}

/** The texts, and the words of the figures under what their parts are called: an area that calls them otherwise is found. */
export function withParts(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const named = Object.entries(parts).flatMap(([part, figure]) => {
    const word = texts.get(`${place}:${figure}`);
    return word === undefined ? [] : [[`${place}:${part}`, word] as const];
  });
  return new Map([...texts, ...named]);
}
