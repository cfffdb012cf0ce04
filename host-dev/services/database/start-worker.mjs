// On Node 20 a thread does not inherit the TypeScript loader of the main thread: register it, then go on.
import { register } from 'tsx/esm/api';

register();
await import('./embedded-worker.ts');
