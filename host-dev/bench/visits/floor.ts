import { bytesPerMillisecond, roundTrip } from '../visitor';
import type { Way } from './ways';

interface Floor {
  /** Answers that have to wait for another one: the page, what it names, the data. */
  roundTrips: number;
  /** Compressed, of everything that the way fetches. */
  bytes: number;
  /** Milliseconds of the way without a line: scripts, styles, layout, the services of this machine. */
  script: number;
}

/** Two quiet cores, November 2026: today's bytes, and the same ways without a line. */
const floors: Record<Way, Floor> = {
  first: { roundTrips: 3, bytes: 534_100, script: 494 },
  again: { roundTrips: 3, bytes: 33_800, script: 487 },
  daily: { roundTrips: 3, bytes: 33_800, script: 487 },
  otherArea: { roundTrips: 1, bytes: 53_900, script: 58 },
  nextScreen: { roundTrips: 1, bytes: 22_300, script: 85 },
  nextPointedAt: { roundTrips: 0, bytes: 3_700, script: 72 },
  pointedAt: { roundTrips: 0, bytes: 2_800, script: 56 },
  second: { roundTrips: 0, bytes: 10_600, script: 84 },
  secondArea: { roundTrips: 0, bytes: 2_800, script: 51 },
};

/** Milliseconds that nobody can fall below who fetches the same and does the same with it. */
export function floorOf(way: Way): number {
  const { roundTrips, bytes, script } = floors[way];
  return roundTrips * roundTrip + bytes / bytesPerMillisecond + script;
}

/** Milliseconds that are promised. */
export const targets: Record<Way, number> = {
  first: 1.15 * floorOf('first'),
  again: 280,
  daily: 280,
  otherArea: 220,
  nextScreen: 150,
  nextPointedAt: 90,
  pointedAt: 90,
  second: 60,
  secondArea: 60,
};
