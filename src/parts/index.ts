export { AccessDenied } from './access/AccessDenied';
export { fromQuery } from './data/fromQuery';
export { type Loaded, LoadedState, type LoadedStateProps } from './data/LoadedState';
