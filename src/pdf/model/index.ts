export type * from './block';
export type * from './document';
export type * from './shape';
export type * from './table';
export type * from './text';
