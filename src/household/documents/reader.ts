/** Reads documents by this copy's definitions: a file of its own, fetched where another copy of the core serves an area. */
export { readDocument } from './readDocument';
