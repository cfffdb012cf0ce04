import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildWhatChanged } from '../../build/buildWhatChanged';
import { writeEnvironmentFile } from '../../build/environmentFile';
import { outputFolder } from '../../build/workspace';
import { findBrowser } from '../../e2e/findBrowser';
import { startTestServices } from '../../services/testing';
import { compare } from './compare';
import { type Front, startFront } from './front';
import { signedIn } from '../visitor';
import { type Visit, visit } from './measure';
import { buildMonoliths } from './monolith/build';

/** After so many visits of each build the session would be renewed in the middle of one. */
const visitsPerSession = 8;

/**
 * `npm run bench -- federation [--runs 11]`: the first area, the second and one that a link has been pointed at, against
 * monoliths of the same code, in one browser, one after the other in turn, at 40 ms and 10 Mbit/s.
 */
export async function benchFederation(...options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { runs: { type: 'string', default: '11' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('npm run bench -- federation [--runs 11]');
  await buildWhatChanged(console.log);
  writeEnvironmentFile('prod');
  const folder = await mkdtemp(path.join(tmpdir(), 'vp-digital-monolith-'));
  const front = await startFront();
  const services = await startTestServices({ publicUrl: front.url });
  front.passTo(services.address);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const builds = { federated: outputFolder, ...(await buildMonoliths(folder)) };
    compare(await visitInTurn(browser, front, builds, runs));
  } finally {
    await browser.close();
    await services.dispose();
    front.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One visit of each more than counts: the first of all warms up browser and services. */
async function visitInTurn<Name extends string>(
  browser: Browser,
  front: Front,
  builds: Record<Name, string>,
  runs: number,
): Promise<Record<Name, Visit[]>> {
  const folders = Object.entries(builds) as [Name, string][]; // what it was made of
  const visits = Object.fromEntries(folders.map(([name]) => [name, []])) as unknown as Record<Name, Visit[]>;
  let session = '';
  front.serve(outputFolder);
  for (let run = 0; run <= runs; run++) {
    if (run % visitsPerSession === 0) session = await signedIn(browser, front.url);
    for (const [name, folder] of folders) {
      front.serve(folder);
      const seen = await visit(browser, front, session);
      if (run > 0) visits[name].push(seen);
    }
  }
  return visits;
}
