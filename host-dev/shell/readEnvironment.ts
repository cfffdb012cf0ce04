import { isEnvironment } from '@vp-digital/core/reference';
import { type Config, config } from '@vp-digital/core/shell';
import { withBase } from './location/basePath';
import { createPageRegistry, type PageRegistry } from './registry/pageRegistry';

/** The configuration of the environment that the global value `env` names. Rejects when there is none. */
export async function readConfig(): Promise<Config> {
  const environment: unknown = (globalThis as { env?: unknown }).env; // set by env.js before this script
  if (!isEnvironment(environment)) throw new Error(`unknown environment: ${String(environment)}`);
  const response = await fetch(withBase(`/config/${environment}.json`));
  if (!response.ok) throw new Error(`the configuration answered ${response.status}`);
  return config.parse(await response.json());
}

/** The registry that the page carries, so that no request stands before the menu. */
export const readPageRegistry = (): PageRegistry =>
  createPageRegistry(document.getElementById('vp-registry')?.textContent ?? '');
