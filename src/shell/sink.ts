/** Where something went wrong. */
export interface FaultContext {
  area: string;
  version: string;
  during: string;
  /** The id shown to the user with the error, eight hexadecimal digits: support finds this report by it. */
  supportId?: string | undefined;
}

export const createSupportId = (): string => crypto.randomUUID().slice(0, 8);

/** Where an area reports to; never persons, amounts, tokens or addresses with ids. */
export interface Sink {
  /** Something went wrong that a developer should see. */
  error(error: unknown, context: FaultContext): void;
  /** Something happened that the product is measured by. */
  event(name: string, properties?: Record<string, string | number | boolean>): void;
}

/** Errors to the console, events nowhere. */
export const consoleSink: Sink = {
  error: (error, { area, version, during, supportId }) =>
    console.error([area, version, during, supportId].filter(Boolean).join(' '), error),
  event: () => {},
};
