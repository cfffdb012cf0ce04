export {
  type AreaManifest,
  areaManifest,
  filesOfPage,
  type Registry,
  type RegistryEntry,
  registry,
  registryEntry,
} from './areaManifest';
export { type Clock, createClock } from './clock';
export { type Config, config } from './config';
export { customerMarks } from './customerMarks';
export type { CustomerLook, CustomerPort, CustomerWidth } from './customerPort';
export type { Host, Language, MicroApp, Mounted, SharedStore } from './contract';
export { contractVersion, isContractCompatible, neededContract } from './contractVersion';
export { findPage, type FoundPage } from './findPage';
export type { FlagPort } from './flags';
export { isOwnPath, type LocationPort } from './location';
export * from './messages';
export { ShellFault, type ShellFaultCode } from './shellFault';
export { stepBelow } from './stepBelow';
export { consoleSink, createSupportId, type FaultContext, type Sink } from './sink';
