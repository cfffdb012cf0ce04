import { setTimeout as wait } from 'node:timers/promises';
import { usualTimeouts } from '../app/createServer';
import { type RunningServices, type StartOptions, startServices } from '../startServices';
import { patience } from './patience';
import { temporaryPlace } from './places';
import { raisedLimits } from './raisedLimits';
import { testCost } from './testCost';
import { testClock } from './testClock';

export interface TestServices extends RunningServices {
  /** Where their keys lie. */
  keysFolder: string;
  /** Stops and starts again on the same data, at the same port. */
  restart(): Promise<TestServices>;
  /** Stops and throws the data away. */
  dispose(): Promise<void>;
}

type Options = Partial<
  Pick<
    StartOptions,
    | 'staticFolder'
    | 'clock'
    | 'publicUrl'
    | 'limits'
    | 'retention'
    | 'timeouts'
    | 'environment'
    | 'host'
    | 'notice'
    | 'passwordCost'
    | 'talks'
  >
>;

/**
 * Real services with the samples, on a free port: on a temporary embedded database, or in a schema of their own on the
 * server that `DATABASE_URL` names.
 */
export async function startTestServices(options: Options = {}): Promise<TestServices> {
  const place = await temporaryPlace();
  const start = async (port: number): Promise<TestServices> => {
    const services = await startServices({
      port,
      clock: testClock,
      logLevel: 'silent',
      limits: raisedLimits,
      passwordCost: testCost,
      environment: 'dev',
      timeouts,
      ...options,
      ...place.location,
    });
    return {
      ...services,
      keysFolder: place.location.keysFolder,
      restart: async () => {
        await services.close();
        return startAgain(Number(new URL(services.url).port));
      },
      dispose: async () => {
        await services.close();
        await place.remove();
      },
    };
  };
  /** Tokens name the port, so it has to be the same; a call of another program may have got hold of it for a moment. */
  const startAgain = async (port: number): Promise<TestServices> => {
    for (;;) {
      try {
        return await start(port);
      } catch (error) {
        if (!isTaken(error)) throw error;
        await wait(50);
      }
    }
  };
  return start(0);
}

/** A slow machine is no reason to be told 503. */
const timeouts = { answer: patience(usualTimeouts.answer), bytes: patience(usualTimeouts.bytes) };

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
