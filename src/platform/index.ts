export { createI18n, detectLanguage } from './createI18n';
export { createTexts, type TextSource, type Texts, textsOf } from './createTexts';
export { type FlagState, flagState, useFlag, useFlagChanges, useFlagState } from './flags';
export { HostProvider, useHost } from './host';
export { useHasPermission } from './permissions';
export { routeError, routeErrorStatus } from './routeError';
export { HostRouter } from './HostRouter';
export { createFormat, type Format, useFormat } from './useFormat';
export { useSettled } from './useSettled';
