/** Places in a document: JSON pointers (`/items/<id>/net`). Nothing here reaches into lists. */

/** What a document holds at a place; undefined when there is nothing. */
export const valueAt = (document: unknown, path: string): unknown =>
  path.split('/').slice(1).reduce(memberOf, document);

export const memberOf = (value: unknown, name: string): unknown =>
  isMembered(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** A copy with another value at a place, which is made where it was not; without it where no value is given. */
export function withValueAt(document: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(document);
  setAt(copy as Members, path.split('/').slice(1), value); // a document is an object
  return copy;
}

/** Sets a value inside of an object that may be changed. */
export function setAt(node: Members, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) delete node[key];
    else node[key] = value;
    return;
  }
  const child = Object.hasOwn(node, key) ? node[key] : undefined;
  if (typeof child !== 'object' || child === null || Array.isArray(child)) {
    if (value === undefined) return;
    node[key] = {};
  }
  setAt(node[key] as Members, rest, value); // just made so where it was not
}

export type Members = { [key: string]: unknown };

const isMembered = (value: unknown): value is Members => typeof value === 'object' && value !== null;
