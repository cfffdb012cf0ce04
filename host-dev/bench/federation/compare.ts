import { median } from '../reporter';
import type { Visit } from './measure';

type Visits = Record<'federated' | 'lazy' | 'eager', readonly Visit[]>;

interface Line {
  what: string;
  of: keyof Visit;
  unit: 'ms' | 'kB' | '';
  /** At most so many times the monolith's, so much more than the monolith's, or so much in all. */
  atMost?: { times: number } | { more: number } | { inAll: number };
}

const lines: readonly Line[] = [
  { what: 'first area mounted', of: 'firstTime', unit: 'ms', atMost: { times: 1.05 } },
  { what: 'first area, bytes', of: 'firstBytes', unit: 'kB', atMost: { times: 1.1 } },
  { what: 'first area, files', of: 'firstRequests', unit: '' },
  { what: 'first area, depth of requests', of: 'depth', unit: '', atMost: { inAll: 2 } },
  { what: 'second area mounted', of: 'secondTime', unit: 'ms', atMost: { times: 1.1 } },
  { what: 'second area, bytes', of: 'secondBytes', unit: 'kB' },
  { what: 'area pointed at before', of: 'preloadedTime', unit: 'ms', atMost: { more: 10 } },
  { what: 'area pointed at before, files', of: 'preloadedRequests', unit: '', atMost: { inAll: 0 } },
];

/** Prints the medians beside both monoliths and what is promised; a promise holds when it holds against both. */
export function compare(visits: Visits): void {
  const { federated, lazy, eager } = visits;
  console.log(`medians of ${federated.length} visits each, in turn, 40 ms and 10 Mbit/s`);
  console.log('monolith 1: pages on demand as in the areas; monolith 2: every area whole');
  for (const { what, of, unit, atMost } of lines) {
    const middle = (some: readonly Visit[]) =>
      median(some.map((visit) => visit[of])) / (unit === 'kB' ? 1_000 : 1);
    const [ours, ...theirs] = [middle(federated), middle(lazy), middle(eager)];
    const isMet = theirs.every((value) => keeps(ours, value, atMost));
    const mark = atMost ? (isMet ? 'ok  ' : 'MISS') : '    ';
    const monoliths = theirs.map(
      (value, index) => `monolith ${index + 1} ${shown(value)}${times(ours, value)}`,
    );
    console.log(`${mark} ${what}: ${shown(ours)} ${unit} (${monoliths.join(', ')}${promised(atMost, unit)})`);
  }
}

function keeps(ours: number, theirs: number, atMost: Line['atMost']): boolean {
  if (!atMost) return true;
  if ('times' in atMost) return ours <= theirs * atMost.times;
  return ours <= ('more' in atMost ? theirs + atMost.more : atMost.inAll);
}

function promised(atMost: Line['atMost'], unit: string): string {
  if (!atMost) return '';
  if ('times' in atMost) return `; at most ${atMost.times} ×`;
  return 'more' in atMost ? `; at most ${atMost.more} ${unit} more` : `; at most ${atMost.inAll}`;
}

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
const times = (ours: number, theirs: number) => (theirs > 0 ? `: ${(ours / theirs).toFixed(2)} ×` : '');
