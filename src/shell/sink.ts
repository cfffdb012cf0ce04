/** Where an area reports to; never persons, amounts, tokens or addresses with ids. */
export interface Sink {
  /** Something went wrong that a developer should see. */
  error(error: unknown, context: { area: string; version: string; during: string }): void;
  /** Something happened that the product is measured by. */
  event(name: string, properties?: Record<string, string | number | boolean>): void;
}

/** Errors to the console, events nowhere. */
export const consoleSink: Sink = {
  error: (error, context) => console.error(`${context.area} ${context.version}: ${context.during}`, error),
  event: () => {},
};
