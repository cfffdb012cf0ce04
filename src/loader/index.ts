export { createBrowserLocation } from './browserLocation';
export { createLoader, type Loader, type LoaderHost, type LoaderOptions } from './createLoader';
export type { FrameHost, FrameOptions } from './frameHost';
export { LoadError, type LoadErrorCode } from './loadError';
export { mountFrame } from './mountFrame';
export { fetchRegistry, parseRegistry } from './readRegistry';
export type { Timeouts } from './withTimeouts';
