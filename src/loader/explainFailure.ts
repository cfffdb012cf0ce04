import type { RegistryEntry } from '@vp-digital/core/shell';
import { LoadError } from './loadError';

/** While an area is loaded, what the page's content security policy refuses of it; `stop` answers the first. */
export function watchPolicy({ entry }: RegistryEntry): { stop(): SecurityPolicyViolationEvent | undefined } {
  const folder = new URL('.', entry).href;
  let first: SecurityPolicyViolationEvent | undefined;
  const note = (event: SecurityPolicyViolationEvent) => {
    const isOfArea = event.blockedURI.startsWith(folder) || event.blockedURI === new URL(folder).origin;
    if (isOfArea) first ??= event;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    stop: () => {
      document.removeEventListener('securitypolicyviolation', note);
      return first;
    },
  };
}

/**
 * Why code did not come, where it can be said more closely than by the runtime: browsers refuse what a policy forbids, and what
 * has another hash than the registry says, with the same error as a file that is not there.
 */
export async function explainFailure(
  error: unknown,
  line: RegistryEntry,
  refused: SecurityPolicyViolationEvent | undefined,
): Promise<unknown> {
  if (!(error instanceof LoadError) || (error.code !== 'entry' && error.code !== 'chunk')) return error;
  const { area } = error;
  if (refused) {
    const message = `the page's policy (${refused.effectiveDirective}) refuses ${refused.blockedURI}`;
    return new LoadError({ code: 'policy', area, message, cause: error });
  }
  const files = Object.entries(line.integrity);
  const differ = await Promise.all(
    files.map(async ([file, hash]) => ((await differs(file, hash)) ? [file] : [])),
  );
  const [changed] = differ.flat();
  if (changed === undefined) return error;
  const message = `${changed} is not the file that the registry has the hash of`;
  return new LoadError({ code: 'integrity', area, message, cause: error });
}

const algorithms: Readonly<Record<string, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Milliseconds: nobody waits longer to hear that something is missing. */
const lookFor = 2_000;

/** Whether a file that is there has another hash; false where that cannot be known. */
async function differs(file: string, integrity: string): Promise<boolean> {
  const [name = '', expected] = integrity.split('-');
  const algorithm = algorithms[name];
  if (!algorithm || !('subtle' in crypto)) return false; // only secure pages can compute one
  try {
    const answer = await fetch(file, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(lookFor),
    });
    if (!answer.ok) return false;
    const digest = new Uint8Array(await crypto.subtle.digest(algorithm, await answer.arrayBuffer()));
    return btoa(String.fromCharCode(...digest)) !== expected;
  } catch {
    return false;
  }
}
