export { createBrowserLocation } from './browserLocation';
export { createLoader, type Loader, type LoaderHost, type LoaderOptions } from './createLoader';
export { LoadError, type LoadErrorCode } from './loadError';
export type { Timeouts } from './withTimeouts';
