export { type FlagState, flagState, useFlag, useFlagState } from './useFlag';
