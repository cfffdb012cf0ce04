export { type AreaTexts, createI18n, detectLanguage } from './createI18n';
export { HostProvider, useHost } from './host';
export { useHasPermission } from './permissions';
export { routeError, routeErrorStatus } from './routeError';
export { HostRouter } from './HostRouter';
export { createFormat, type Format, useFormat } from './useFormat';
