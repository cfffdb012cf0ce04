import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, isEnvironment } from '@vp-digital/core/reference';
import { refuseUsedPort } from './app/portInUse';
import { keysFolder } from './keysFolder';
import { startServices } from './startServices';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const { DATABASE_URL, HOST, PORT, PUBLIC_URL, VP_DATA, VP_LIMITS } = process.env;
const { SMTP_URL, MAIL_FROM, VP_PERSON_KEYS } = process.env;
const { VP_ENVIRONMENT, VP_LOG, VP_NOTICE, VP_NOTICE_EN, VP_PROXIES, VP_RETENTION, VP_SEED } = process.env;

try {
  await refuseUsedPort(Number(PORT ?? 4200), HOST);
  const services = await startServices({
    port: Number(PORT ?? 4200),
    host: HOST,
    publicUrl: PUBLIC_URL,
    dataFolder: resolve(VP_DATA ?? join(projectFolder, '.data')),
    databaseUrl: DATABASE_URL,
    keysFolder: keysFolder(process.env, projectFolder),
    personKeysFolder: VP_PERSON_KEYS === undefined ? undefined : resolve(VP_PERSON_KEYS),
    onKeyMade: (folder) => console.log(`Made a key in ${folder}: back it up apart from the data.`),
    staticFolder: join(projectFolder, 'dist'),
    limits: VP_LIMITS,
    retention: VP_RETENTION,
    environment: readEnvironment(VP_ENVIRONMENT),
    seed: VP_SEED,
    talks: VP_SEED === 'demo',
    mail: { smtp: SMTP_URL, from: MAIL_FROM },
    notice: VP_NOTICE ? { de: VP_NOTICE, en: VP_NOTICE_EN ?? VP_NOTICE } : undefined,
    proxies: VP_PROXIES === undefined ? undefined : Number(VP_PROXIES),
    logLevel: VP_LOG === 'info' ? 'info' : 'warn',
  });
  // told again it goes on ending
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void services.close().then(() => process.exit(0)));
  const { address, url } = services;
  console.log(address === url ? url : `${address}, for browsers ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readEnvironment(name: string | undefined): Environment | undefined {
  if (name === undefined || isEnvironment(name)) return name;
  throw new Error(`There is no environment ${name}.`);
}
