import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WorkspaceCopy } from './workspaceCopy';

export interface SourceServer {
  address: string;
  /** Waits until the server has printed something from now on. */
  says(pattern: RegExp): Promise<void>;
  stop(): Promise<void>;
}

/** `npm start -- <area>` in the copy, on the first port of some that is free. */
export async function startFromSource(copy: WorkspaceCopy, area: string): Promise<SourceServer> {
  for (const port of [42_100, 42_200, 42_300, 42_400, 42_500]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'host-dev/start.ts', area], {
      cwd: copy.folder,
      env: { ...copy.environment, PORT: String(port), VP_DATA: `${copy.folder}/data` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const address = `http://localhost:${port}`;
    const printed = listen(child);
    if (await Promise.race([printed(address), once(child, 'exit').then(() => false)]))
      return {
        address,
        says: async (pattern) => void (await printed(pattern)),
        stop: async () => {
          child.kill('SIGTERM');
          if (child.exitCode === null) await once(child, 'exit');
        },
      };
  }
  throw new Error('The server did not start on any port.');
}

/** Waits for something that a process prints, and shows all of it. */
function listen({ stdout, stderr }: ChildProcess): (what: string | RegExp) => Promise<boolean> {
  const waiting = new Map<string | RegExp, () => void>();
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      for (const [what, found] of waiting)
        if (typeof what === 'string' ? text.includes(what) : what.test(text)) found();
    });
  return (what) => new Promise((resolve) => waiting.set(what, () => resolve(true)));
}
