import { memberOf, valueAt } from '@vp-digital/core/household';
import type { Change } from './changes';

/** What a document holds at a JSON pointer; undefined when there is nothing. */
export const fieldValue = (document: unknown, path: string): Change['value'] | undefined =>
  valueAt(document, path) as Change['value'] | undefined; // documents are JSON

/** Whether a document already says what a change wants it to say. */
export const isStored = (document: unknown, { path, value }: Change): boolean =>
  isSame(fieldValue(document, path), value);

/** Whether two values say the same as JSON; a member without a value is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || !isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return one === other; // what a change leaves untouched is the same
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(memberOf(one, name), memberOf(other, name)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
