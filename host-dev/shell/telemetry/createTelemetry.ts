import { type Config, consoleSink, type Registry, type Sink } from '@vp-digital/core/shell';
import { routeTemplates } from './routeTemplate';

export interface Telemetry {
  sink: Sink;
  /** Fetches the library, without a connection as soon as there is one, and hands over what has happened so far. */
  start(): Promise<void>;
}

/** What is not allowed is dropped on the way out, whatever it is. */
type Track = (name: string, properties: Readonly<Record<string, unknown>>) => void;

/** What is kept before the library is there. */
const queueLimit = 200;

/** Errors to the console and, without their texts, to telemetry; events to telemetry; nothing where none is configured. */
export function createTelemetry({ telemetry }: Config, registry: Registry): Telemetry {
  const queue: Parameters<Track>[] = [];
  let track: Track = (...event) => {
    if (telemetry && queue.length < queueLimit) queue.push(event);
  };
  const start = async () => {
    if (!telemetry) return;
    try {
      const { startApplicationInsights } = await import('./applicationInsights');
      track = startApplicationInsights(telemetry, routeTemplates(registry));
      for (const event of queue.splice(0)) track(...event);
    } catch (error) {
      if (navigator.onLine)
        consoleSink.error(error, { area: 'shell', version: '', during: 'telemetry' }); // the page works without it
      else window.addEventListener('online', () => void start(), { once: true });
    }
  };
  return {
    sink: {
      error: (error, context) => {
        consoleSink.error(error, context);
        track('error', { ...context, kind: error instanceof Error ? error.name : 'Error' });
      },
      event: (name, properties = {}) => track(name, properties),
    },
    start,
  };
}
