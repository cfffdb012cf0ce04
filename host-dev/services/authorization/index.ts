export { keepProductDay } from './keepProductDay';
export {
  type Authorize,
  callerOf,
  createAuthorize,
  handedOver,
  requireNeed,
  requireRule,
  whoCalls,
} from './authorize';
export type { Caller, HeldLock, Impersonation, Need, Session } from './Caller';
export { explainRefusal, isAssistant, refuseAssistant } from './assistants';
export { isAdministeredBy, isOnlyRead, isVisibleTo } from './ownership';
export { refuseHiddenChanges, shownProtections, showsProtected, visibleTo } from './protectedParts';
export { areaAudience, createTokenVerifier, type VerifyToken } from './tokenVerifier';
export { systemCaller } from './systemCaller';
export { showsHousehold } from './showsHousehold';
