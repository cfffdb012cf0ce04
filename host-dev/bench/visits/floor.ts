import { bytesPerMillisecond, roundTrip } from './line';
import type { Way } from './ways';

interface Floor {
  /** Answers that have to wait for another one: the page, what it names, the data. */
  roundTrips: number;
  /** Compressed, of everything that the way fetches. */
  bytes: number;
  /** Milliseconds for which the page's thread is busy when line and services take no time. */
  script: number;
}

const floors: Record<Way, Floor> = {
  first: { roundTrips: 3, bytes: 0, script: 0 },
  again: { roundTrips: 3, bytes: 0, script: 0 },
  otherArea: { roundTrips: 1, bytes: 0, script: 0 },
  nextScreen: { roundTrips: 1, bytes: 0, script: 0 },
  nextPointedAt: { roundTrips: 0, bytes: 0, script: 0 },
  pointedAt: { roundTrips: 0, bytes: 0, script: 0 },
  second: { roundTrips: 0, bytes: 0, script: 0 },
  secondArea: { roundTrips: 0, bytes: 0, script: 0 },
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
  otherArea: 220,
  nextScreen: 150,
  nextPointedAt: 90,
  pointedAt: 90,
  second: 60,
  secondArea: 60,
};
