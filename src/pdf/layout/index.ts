export { bytesOf } from './jpeg';
export { layout, type OnProgress } from './layout';
export type * from './layoutModel';
