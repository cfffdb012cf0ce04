import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the services in a process of their own before all tests, and stops them after. */
export default async function startServices(): Promise<() => Promise<void>> {
  const program = path.join(import.meta.dirname, 'services.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { url, control } = await readAddresses(child);
  // Workers inherit the environment; it is the only way from here to them.
  process.env['VP_E2E_URL'] = url;
  process.env['VP_E2E_CONTROL'] = control;
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}

async function readAddresses(child: ChildProcess): Promise<{ url: string; control: string }> {
  if (!child.stdout) throw new Error('the services have no output');
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) return JSON.parse(line) as { url: string; control: string }; // written by services.ts
  throw new Error('The services did not start.');
}
