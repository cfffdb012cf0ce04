import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { inBrowser } from '../inBrowser';
import { newRegular, newVisitor, signedIn, slowLine, type Visitor } from '../visitor';
import { countTraffic } from './line';
import { takeAppointment } from './appointment';
import { measureCustomerView } from './customerView';
import { printAppointments, printVisits } from './printVisits';
import { watchContent } from './watchContent';
import { type Measured, takeDaily, takeWays, type Traveller, type Way } from './ways';

/** After so many visits the session would be renewed in the middle of one. */
const visitsPerSession = 8;

/**
 * `npm run bench -- visits [--runs 11] [--line none]`: what an advisor waits for on the ways of an appointment, at 40 ms
 * and 10 Mbit/s, beside the floor. Without a line it gives what is not the line's. Last, without a line, the customer view in a second window.
 */
export async function benchVisits(...options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '11' }, line: { type: 'string', default: 'slow' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('npm run bench -- visits [--runs 11]');
  await inBrowser(async (browser, services) => {
    const onSlowLine = values.line !== 'none';
    const visits: Record<Exclude<Way, 'daily'>, Measured>[] = [];
    const appointments: Measured[] = [];
    let session = '';
    for (let run = 0; run <= runs; run++) {
      if (run % visitsPerSession === 0) session = await signedIn(browser, services.url);
      const visit = await withNothingKept(browser, services.url, session, onSlowLine, takeWays);
      const appointment = await withNothingKept(browser, services.url, '{}', onSlowLine, takeAppointment);
      if (run === 0) continue; // the first of all warms up browser and services
      visits.push(visit);
      appointments.push(appointment);
    }
    const regular = await newRegular(services.url, await signedIn(browser, services.url), watchContent);
    const days = await onLine(regular, onSlowLine, (traveller) => takeDaily(traveller, runs));
    await regular.leave();
    printVisits(
      visits.flatMap((visit, at) => (days[at] ? { ...visit, daily: days[at] } : [])),
      onSlowLine,
    );
    printAppointments(appointments);
    await measureCustomerView(browser, services.url, await signedIn(browser, services.url));
  });
}

async function withNothingKept<Taken>(
  browser: Browser,
  baseURL: string,
  kept: string,
  onSlowLine: boolean,
  take: (traveller: Traveller) => Promise<Taken>,
): Promise<Taken> {
  const visitor = await newVisitor(browser, baseURL, kept, watchContent);
  const taken = await onLine(visitor, onSlowLine, take);
  await visitor.context.close();
  return taken;
}

async function onLine<Taken>(
  { page, session }: Visitor,
  onSlowLine: boolean,
  take: (traveller: Traveller) => Promise<Taken>,
): Promise<Taken> {
  const line = await countTraffic(session);
  if (onSlowLine) await session.send('Network.emulateNetworkConditions', slowLine);
  return take({ page, line });
}
