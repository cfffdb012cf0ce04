/** A benchmark: what is measured, in which unit, and the bound that is promised. */
export interface Benchmark {
  name: string;
  unit: 'ms' | 's' | 'per second';
  /** At most this many ms or s, at least this many per second. */
  target: number;
  /** One run; gives the measured value in `unit`. */
  measure: () => number | Promise<number>;
}

const RUNS = 7;

/** Runs each benchmark several times after one run to warm up and prints the median beside its target. */
export async function report(benchmarks: readonly Benchmark[]): Promise<void> {
  for (const { name, unit, target, measure } of benchmarks) {
    await measure();
    const values: number[] = [];
    while (values.length < RUNS) values.push(await measure());
    const value = median(values);
    const isMet = unit === 'per second' ? value >= target : value <= target;
    const bound = unit === 'per second' ? 'at least' : 'at most';
    console.log(
      `${isMet ? 'ok  ' : 'MISS'} ${name}: ${rounded(value)} ${unit} (${bound} ${rounded(target)})`,
    );
  }
}

/** Milliseconds that a call takes. */
export function milliseconds(call: () => void): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
