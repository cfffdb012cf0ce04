import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addKey } from '../sealing';
import { startServices } from '../startServices';
import { Browser, openSignIn, temporaryFolder, testClock } from '../testing';
import { testCost } from '../testing/testCost';

type Options = Partial<Parameters<typeof startServices>[0]>;

describe('demo accounts', async () => {
  const { location, remove } = await temporaryFolder();
  const start = (options: Options) =>
    startServices({
      port: 0,
      clock: testClock,
      logLevel: 'silent',
      passwordCost: testCost,
      ...location,
      ...options,
    });

  it('are in no database of an environment but dev, nor on its sign-in page', async () => {
    addKey(location.keysFolder, testClock()); // nobody makes the first one by itself there
    const services = await start({ environment: 'prod', host: '0.0.0.0' });
    const users = await services.database.q('select user_id from advisor_user');
    const page = await (await openSignIn(services.url, new Browser())).response.text();
    await services.close();
    assert.deepEqual(users, []);
    assert.match(page, /Benutzername/);
    assert.doesNotMatch(page, /Demokonten|data-user/);
  });

  it('come where they are wanted, and then others reach the services only where that is said', async (test) => {
    test.after(remove);
    const wanted = await start({ environment: 'staging', seed: 'demo', host: '0.0.0.0' });
    const page = await (await openSignIn(wanted.url, new Browser())).response.text();
    await wanted.close();
    assert.match(page, /Demokonten[\s\S]*data-user="petra"/);

    await assert.rejects(start({ host: '0.0.0.0' }), /has demo accounts.*0\.0\.0\.0/);
    const here = await start({});
    const hidden = await (await openSignIn(here.url, new Browser())).response.text();
    await here.close();
    assert.doesNotMatch(hidden, /Demokonten/);
    await (await start({ environment: 'dev', host: '0.0.0.0' })).close();
  });
});
