export { type Authorize, createAuthorize, requireNeed } from './authorize';
export type { Caller } from './Caller';
export { isVisibleTo } from './ownership';
export { areaAudience, createTokenVerifier, type VerifyToken } from './tokenVerifier';
