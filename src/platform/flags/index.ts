export { type FlagState, flagState, useFlag, useFlagChanges, useFlagState } from './useFlag';
