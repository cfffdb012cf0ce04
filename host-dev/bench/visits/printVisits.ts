import { median } from '../reporter';
import { percentile } from '../services';
import { floorOf, targets } from './floor';
import { type Measured, type Way, ways } from './ways';

/** Prints median and p95 of every way beside its floor and what is promised. */
export function printVisits(visits: readonly Record<Way, Measured>[], onSlowLine: boolean): void {
  console.log(
    `${visits.length} visits, 1200 px, sample household 2, ${onSlowLine ? '40 ms and 10 Mbit/s' : 'no line'}`,
  );
  for (const way of Object.keys(ways) as Way[]) {
    const some = visits.map((visit) => visit[way]);
    const middle = (of: keyof Measured) => median(some.map((each) => each[of]));
    const time = middle('time');
    const late = percentile(
      some.map(({ time }) => time),
      0.95,
    );
    const target = targets[way];
    const mark = !onSlowLine ? '    ' : time <= target ? 'ok  ' : 'MISS';
    const floor = floorOf(way);
    console.log(
      `${mark} ${ways[way]}: ${time.toFixed(0)} ms, p95 ${late.toFixed(0)}, ` +
        `${middle('requests')} requests, ${(middle('bytes') / 1000).toFixed(1)} kB ` +
        `(at most ${target.toFixed(0)}; floor ${floor.toFixed(0)}: ${(time / floor).toFixed(2)} ×)`,
    );
  }
}

/** Prints median and p95 of all that is waited for in an appointment. */
export function printAppointments(appointments: readonly Measured[]): void {
  const middle = (of: keyof Measured) => median(appointments.map((each) => each[of]));
  const late = percentile(
    appointments.map(({ time }) => time),
    0.95,
  );
  console.log(
    `     an appointment from the sign-in to the PDF: ${middle('time').toFixed(0)} ms of waiting, p95 ${late.toFixed(0)}, ` +
      `${middle('requests')} requests, ${(middle('bytes') / 1000).toFixed(1)} kB`,
  );
}
