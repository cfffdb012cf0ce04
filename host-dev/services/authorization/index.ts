export { type Authorize, createAuthorize, requireNeed } from './authorize';
export type { Caller, Impersonation, Need } from './Caller';
export { isVisibleTo } from './ownership';
export { refuseHiddenChanges, showsProtected, visibleTo } from './protectedParts';
export { sectionRules } from './sectionRules';
export { areaAudience, createTokenVerifier, type VerifyToken } from './tokenVerifier';
