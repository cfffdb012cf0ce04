export * from './documents';
export * from './figures';
