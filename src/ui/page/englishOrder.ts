/** `inUnitOrder` of the formats, within the first scripts: English has the euro sign before the amount, as in its sentences: "€5,450 per month". */
export function englishOrder(value: string, unit: string | undefined) {
  if (!unit?.startsWith('€')) return { value, unit };
  return { value: value.replace(/(?=\d)/, '€'), unit: unit.slice(1).trim() };
}
