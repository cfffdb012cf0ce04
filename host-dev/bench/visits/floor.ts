import { bytesPerMillisecond, roundTrip } from '../visitor';
import type { Way } from './ways';

interface Floor {
  /** Answers that have to wait for another one: the page, what it names, the data. */
  roundTrips: number;
  /** Compressed, of everything that the way fetches. */
  bytes: number;
  /** Milliseconds of scripts, styles and layout without a line; layout inside of scripts counts twice. */
  script: number;
}

/** Two cores, November 2026: bytes before any of it was mended, scripts without a line. */
const floors: Record<Way, Floor> = {
  first: { roundTrips: 3, bytes: 480_700, script: 941 },
  again: { roundTrips: 3, bytes: 45_600, script: 870 },
  otherArea: { roundTrips: 1, bytes: 66_300, script: 412 },
  nextScreen: { roundTrips: 1, bytes: 20_900, script: 344 },
  nextPointedAt: { roundTrips: 0, bytes: 10_200, script: 291 },
  pointedAt: { roundTrips: 0, bytes: 14_900, script: 238 },
  second: { roundTrips: 0, bytes: 26_600, script: 320 },
  secondArea: { roundTrips: 0, bytes: 11_200, script: 225 },
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
