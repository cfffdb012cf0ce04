export { createBrowserLocation } from './browserLocation';
export { createLoader, type Loader, type LoaderOptions } from './createLoader';
export type { FrameHost, FrameOptions } from './frameHost';
export { LoadError, type LoadErrorCode } from './loadError';
export type { LoaderHost } from './loaderHost';
export { mountFrame } from './mountFrame';
export { fetchRegistry, parseRegistry } from './readRegistry';
export type { Timeouts } from './withTimeouts';
