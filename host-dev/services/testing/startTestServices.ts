import { type RunningServices, type StartOptions, startServices } from '../startServices';
import { temporaryPlace } from './places';
import { testClock } from './testClock';

export interface TestServices extends RunningServices {
  /** Stops and starts again on the same data, at the same port. */
  restart(): Promise<TestServices>;
  /** Stops and throws the data away. */
  dispose(): Promise<void>;
}

type Options = Partial<Pick<StartOptions, 'staticFolder' | 'clock'>>;

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
      ...options,
      ...place.location,
    });
    return {
      ...services,
      restart: async () => {
        await services.close();
        return start(Number(new URL(services.url).port));
      },
      dispose: async () => {
        await services.close();
        await place.remove();
      },
    };
  };
  return start(0);
}
