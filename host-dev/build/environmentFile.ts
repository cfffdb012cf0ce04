import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@vp-digital/core/reference';
import { outputFolder } from './workspace';

/** `env.js`: which environment the page belongs to. Decided when it is served, not when it is built. */
export function writeEnvironmentFile(environment: Environment): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(path.join(outputFolder, 'env.js'), `globalThis.env = ${JSON.stringify(environment)};\n`);
}
