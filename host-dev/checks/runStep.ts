import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  /** Program in node_modules/.bin or on the path, with its arguments. */
  command: string[];
}

export interface StepResult extends Step {
  ok: boolean;
  output: string;
  seconds: number;
}

interface RunOptions {
  /** `errors`: only what goes to the error stream, where Jest reports. */
  show?: boolean | 'errors';
  /** Beside what this process has. */
  environment?: Record<string, string>;
}

/** Runs one program to its end; what it prints is kept, and passed on at once when `show` says so. */
export function runStep(
  step: Step,
  { show = false, environment = {} }: RunOptions = {},
): Promise<StepResult> {
  const [program = '', ...options] = step.command;
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    const finish = (ok: boolean) => resolve({ ...step, ok, output, seconds: (Date.now() - started) / 1000 });
    const hear = (chunk: string, shown: boolean) => {
      output += chunk;
      if (shown) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => hear(chunk, show === true));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => hear(chunk, show !== false));
    child.once('error', (error) => {
      hear(`${error.message}\n`, show !== false);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
