import { buildWhatChanged } from './build/buildWhatChanged';
import { writeEnvironmentFile } from './build/environmentFile';
import { areaNames, inRoot, outputFolder } from './build/workspace';
import { refuseUsedPort } from './services/app/portInUse';
import { keysFolder } from './services/keysFolder';
import { startServices } from './services/startServices';

const { DATABASE_URL, VP_DATA, VP_FRAMES, VP_LIMITS } = process.env;
const port = Number(process.env.PORT ?? 4200);
const address = `http://localhost:${port}`;

/**
 * `npm start`: shell, areas and services under one address. `npm start -- analysis`: the same with that area from
 * source, replaced in the running page when it changes. Ctrl-C stops everything.
 */
async function start(area: string | undefined): Promise<void> {
  if (area !== undefined && !areaNames().includes(area))
    throw new Error(`There is no area “${area}”, only ${areaNames().join(', ')}.`);
  await refuseUsedPort(port);
  writeEnvironmentFile('dev');
  const build = buildWhatChanged(console.log, { without: area });
  const [services] = await Promise.all([serve(area === undefined ? port : 0), build]);
  const stopHotServer = area === undefined ? undefined : await serveHot(area, services.address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([stopHotServer?.(), services.close()]).then(() => process.exit(0));
    });
  console.log(`\n  ${address}\n\nCtrl-C stops.`);
}

const serve = (at: number) =>
  startServices({
    port: at,
    publicUrl: address,
    dataFolder: VP_DATA ?? inRoot('.data'),
    databaseUrl: DATABASE_URL,
    keysFolder: keysFolder(process.env, inRoot('.')),
    staticFolder: outputFolder,
    limits: VP_LIMITS,
    environment: 'dev',
    talks: true,
    onKeyMade: (folder) => console.log(`Made a key in ${folder}: back it up apart from the data.`),
    framedAreas: VP_FRAMES?.split(','),
  });

/** The development server is loaded only when it is wanted: it brings the whole of webpack. */
async function serveHot(area: string, services: string): Promise<() => Promise<void>> {
  console.log(`Starting ${area} from source …`);
  const { startHotServer } = await import('./hotServer');
  return startHotServer({ area, port, services });
}

start(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
