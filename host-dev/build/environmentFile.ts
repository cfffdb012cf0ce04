import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@vp-digital/core/reference';
import { outputFolder } from './workspace';

/**
 * `env.js`: which environment the page belongs to. Decided when it is served, not when it is built. It also lets the
 * browser fetch the environment's configuration while the shell's own scripts are still on their way.
 */
export function writeEnvironmentFile(environment: Environment): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(path.join(outputFolder, 'env.js'), script(environment));
}

const script = (environment: Environment) => `globalThis.env = ${JSON.stringify(environment)};
document.head.append(
  Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: new URL(${JSON.stringify(`config/${environment}.json`)}, document.currentScript.src).href,
  }),
);
`;
