import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeEnvironmentFile } from '../build/environmentFile';
import { outputFolder } from '../build/workspace';
import {
  addHousehold,
  addReport,
  addTeam,
  firstTeam,
  removeTeam,
  startPathProxy,
  startTestServices,
} from '../services/testing';

/**
 * The services as the browser tests use them: empty but for the samples, on the day of the sample values. Prints
 * where they are; `POST <control>/restart` stops and starts them on the same data; `POST <control>/team` adds accounts and
 * sample households for one test and answers their number, `…/team/remove` takes them away with everything of theirs;
 * `POST <control>/permissions` sets what an account holds, `POST <control>/household` adds a household, `POST
 * <control>/report` a snapshot of one and its report; `POST <control>/document` writes a household's document as services of
 * another release leave it, where there is `data`, and answers what lies there; `POST <control>/under` starts services of their own,
 * with the samples, under a path that a proxy takes off, and answers their address.
 */
writeEnvironmentFile('dev');
/** Ends what single tests have started beside the services of all. */
const further: (() => Promise<void>)[] = [];
let teams = 0;
let services = await startTestServices({ staticFolder: outputFolder });

const orders: Record<string, (parameters: URLSearchParams) => Promise<unknown>> = {
  '/household': (parameters) =>
    addHousehold(services.database, {
      number: Number(parameters.get('number')),
      contract: parameters.get('contract') ?? '',
    }),
  '/report': (parameters) =>
    addReport(services.url, {
      user: parameters.get('user') ?? '',
      contract: parameters.get('contract') ?? '',
      householdId: parameters.get('household') ?? '',
    }),
  '/team': async () => {
    const team = firstTeam + teams;
    teams += 1;
    await addTeam(services.database, team);
    return team;
  },
  '/team/remove': (parameters) => removeTeam(services.database, Number(parameters.get('team'))),
  '/document': async (parameters) => {
    const of = [parameters.get('household') ?? '', parameters.get('section') ?? ''];
    const data = parameters.get('data');
    if (data !== null)
      await services.database.q(
        `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
         values ($1, $2, 1, $3, '{}', now(), 'petra')
         on conflict (household_id, section) do update set version = section.version + 1, data = excluded.data`,
        [...of, JSON.parse(data)],
      );
    const [document] = await services.database.q<{ data: unknown }>(
      'select data from section where household_id = $1 and section = $2',
      of,
    );
    return document?.data;
  },
  '/under': async (parameters) => {
    const proxy = await startPathProxy(parameters.get('path') ?? '/vpd');
    const own = await startTestServices({ staticFolder: outputFolder, publicUrl: proxy.url });
    proxy.leadTo(Number(new URL(own.address).port));
    further.push(async () => {
      await proxy.close();
      await own.dispose();
    });
    return { url: proxy.url };
  },
  '/restart': async () => {
    services = await services.restart();
  },
  '/permissions': (parameters) =>
    services.database.q('update advisor_user set permissions = $1 where user_id = $2', [
      parameters.getAll('held'),
      parameters.get('user') ?? '',
    ]),
};

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const order = orders[pathname];
  if (!order) return response.writeHead(404).end();
  void order(searchParams).then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
  return response;
});
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo; // listens on TCP
  console.log(JSON.stringify({ url: services.url, control: `http://127.0.0.1:${port}` }));
});

function end(): void {
  control.close();
  const ends = [...further.map((endOne) => endOne()), services.dispose()];
  void Promise.allSettled(ends).then(() => process.exit(0));
}

process.once('SIGTERM', end);
// closed when the run of the tests ends, also one that Playwright gives up without tearing anything down
process.stdin.once('end', end).resume();
