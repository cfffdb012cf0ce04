/** Places in a document: JSON pointers (`/items/<id>/net`). Nothing here reaches into lists. */

/** What a document holds at a place; undefined when there is nothing. */
export const valueAt = (document: unknown, path: string): unknown =>
  path.split('/').slice(1).reduce(memberOf, document);

export const memberOf = (value: unknown, name: string): unknown =>
  isMembered(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * The document with another value at a path, which is created if missing; without it if no value is given. Everything
 * off the path is shared with the given document, which is not changed: unchanged parts are identical.
 */
export const withValueAt = (document: unknown, path: string, value: unknown): unknown =>
  withValue(document as Members, path.split('/').slice(1), value); // a document is an object

/** What is not there, to be written into; nothing is taken from it. */
const nothing: Members = {};

function withValue(node: Members, [key = '', ...rest]: string[], value: unknown): Members {
  const held = memberOf(node, key);
  const next = rest.length === 0 ? value : withValue(isBranch(held) ? held : nothing, rest, value);
  if (next === held || next === nothing) return node;
  if (next !== undefined) return { ...node, [key]: next };
  const { [key]: _, ...others } = node;
  return others;
}

export type Members = { [key: string]: unknown };

const isBranch = (value: unknown): value is Members => isMembered(value) && !Array.isArray(value);

const isMembered = (value: unknown): value is Members => typeof value === 'object' && value !== null;
