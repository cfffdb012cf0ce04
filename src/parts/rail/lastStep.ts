const place = 'vp-digital.rails';

/** So many rails of households are remembered, the last ones. */
const atMost = 100;

/**
 * Where somebody stopped in a rail, on this device: ids and the step's key only. It is a convenience of the reader, so it
 * is no document of the household.
 */
export const lastStep = {
  of: (rail: string): string | undefined => read()[rail],
  set: (rail: string, step: string): void => {
    const { [rail]: before, ...others } = read();
    if (before === step) return;
    const steps: [string, string][] = [...Object.entries(others), [rail, step]];
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(steps.slice(-atMost))));
    } catch {
      // a browser without storage: the rail begins at its first step
    }
  },
};

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
