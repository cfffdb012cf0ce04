export { createShellBus, type Listener, type ShellBus, type ShellPort } from './bus';
export { type ToArea, type ToShell, userData } from './payloads';
export { areaAudience, createTokenSource, TokenError, type TokenSource, unreachableReason } from './tokens';
