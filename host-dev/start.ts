import { buildWhatChanged } from './build/buildWhatChanged';
import { writeEnvironmentFile } from './build/environmentFile';
import { inRoot, outputFolder } from './build/workspace';
import { startServices } from './services/startServices';

const { DATABASE_URL, PORT, VP_DATA } = process.env;

/** `npm start`: shell, areas and services under one address; Ctrl-C stops them. */
async function start(): Promise<void> {
  writeEnvironmentFile('dev');
  await buildWhatChanged(console.log);
  console.log('Starting the services …');
  const services = await startServices({
    port: Number(PORT ?? 4200),
    dataFolder: VP_DATA ?? inRoot('.data'),
    databaseUrl: DATABASE_URL,
    staticFolder: outputFolder,
  });
  console.log(`\n  ${services.url}\n\nCtrl-C stops.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => services.close().then(() => process.exit(0)));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
