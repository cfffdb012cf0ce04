import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderKeys, openPersonKeys, personKeysFolder } from './sealing';
import { createFigures, type Figures } from './monitoring/counters';
import { startHousekeeping } from './housekeeping';
import { readRetention } from './retention';
import { testClock } from './testing';
import { servicesForTests } from './testing/servicesForTests';

const { services } = await servicesForTests();
const { q } = services.database;

const succeeded = /^housekeeping_last_success_seconds\{step="(\w+)"\} 1790848800$/;

const steps = (figures: Figures) => figures.lines().flatMap((line) => succeeded.exec(line)?.[1] ?? []);

describe('housekeeping', () => {
  it('begins a minute after the start; a step that fails is told and keeps none of the others', async (test) => {
    await q('alter table sign_in_attempt rename to elsewhere');
    test.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    const figures = createFigures();
    const failures: unknown[] = [];
    const stop = startHousekeeping({
      database: services.database,
      keys: folderKeys(services.keysFolder),
      personKeys: openPersonKeys(personKeysFolder(services.keysFolder), []),
      clock: testClock,
      figures,
      retention: readRetention(),
      onFailure: (error) => failures.push(error),
    });
    test.mock.timers.tick(59_999);
    assert.deepEqual(figures.lines(), []);
    test.mock.timers.tick(1);
    while (steps(figures).length + failures.length < 12) await new Promise(setImmediate);
    assert.deepEqual(steps(figures), [
      'deletedHouseholds',
      'expiredAccess',
      'deletionProposals',
      'signIn',
      'deviceLocks',
      'reportFiles',
      'intakes',
      'healthCharts',
      'recommendationContacts',
      'birthTerms',
      'repeatedRequests',
    ]);
    assert.equal(failures.length, 1);

    await q('alter table elsewhere rename to sign_in_attempt');
    test.mock.timers.tick(3_540_000);
    while (steps(figures).length < 12) await new Promise(setImmediate);
    assert.equal(failures.length, 1);
    assert.ok(figures.lines().includes('report_files{state="locked"} 0'));
    stop();
  });
});
