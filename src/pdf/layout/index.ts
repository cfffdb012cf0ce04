export { layout, type OnProgress } from './layout';
export type * from './layoutModel';
