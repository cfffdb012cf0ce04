import type { FastifyInstance } from 'fastify';
import { administrationRoutes } from '../administration';
import { agendaRoutes } from '../agenda';
import { closingRoutes } from '../appointments';
import { createAuthorize, createTokenVerifier, explainRefusal, keepProductDay } from '../authorization';
import { consentRoutes } from '../consents';
import { type Database, watchFaults } from '../database';
import { deviceLockRoutes, findDeviceLock } from '../device-lock';
import { contractProposalRoutes } from '../contract-proposals';
import { fileRoutes } from '../files';
import { flagRoutes } from '../flags';
import { accountingEndpoint, advisorEndpoint, configurationEndpoint, personEndpoint } from '../graphql';
import { accessRequestRoutes, newHouseholdRoutes, visitRoutes } from '../households';
import { customerIntakeRoutes, intakeRoutes } from '../intakes';
import { healthChartRoutes } from '../health-chart';
import { findImpersonation, impersonationRoutes } from '../impersonation';
import { createLimiter, limitAddresses, type Limits } from '../limits';
import { exportRoutes } from '../person-export';
import { createSecurityLog } from '../securityLog';
import { sectionRoutes, sectionsRoute } from '../sections';
import type { Services } from '../services';
import { advisorProfileRoutes, bankRoutes, preferencesRoutes } from '../settings';
import type { Passwords } from '../passwords';
import type { RetentionTable } from '../retention';
import type { KeyStore, PersonKeyStore } from '../sealing';
import { loadSecrets, signInRoutes } from '../sign-in';
import { type Mail, mailboxRoute } from '../mail';
import { productRoutes } from '../products';
import { ratingRoutes } from '../ratings';
import { publicRecommendationRoutes, recommendationRoutes } from '../recommendations';
import { customerReportRoutes, reportLinkRoutes } from '../report-links';
import { attachmentRoutes, reportRoutes, snapshotRoutes } from '../snapshots';
import { telemetryRoute } from '../telemetry';
import { telephones } from '../telephones';
import { compressAnswers } from './compressAnswers';
import { createServer, type Timeouts, usualTimeouts } from './createServer';
import { demoAppRoutes } from '../demo-app';
import { environmentConfigRoute, type Notice } from './environmentConfig';
import { allowFrame } from './frameAccess';
import { addBasePath } from '../http/basePath';
import { addHeaders } from '../http/headers';
import { createFigures, type Figures } from '../monitoring/counters';
import { healthRoutes } from './health';
import { metricsRoute } from './metrics';
import { noteRefusals } from './noteRefusals';
import { onBehalfOfCallers } from './onBehalfOfCallers';
import { refuseOddInput } from './plainInput';
import { answerProblems } from '../http/problems';
import { policyReportRoute } from '../http/policyReports';
import { leadToPublicName } from './publicName';
import { logRequests } from './requestLog';
import { staticFiles } from './staticFiles';

export interface AppConfig {
  /** The address under which browsers reach the services, without a slash at the end; asked after listening. */
  origin(): string;
  /** Folder of the built shell and areas; nothing is served while it does not exist. */
  staticFolder?: string | undefined;
  logLevel: 'info' | 'warn' | 'silent';
  timeouts?: Timeouts | undefined;
  limits: Limits;
  retention: RetentionTable;
  /** Proxies before this process, whose word on the caller's address counts. */
  proxies?: number | undefined;
  /** The accounts are for demonstration. */
  withDemo: boolean;
  /** Areas that the development shell shows in an iframe of another origin. */
  framedAreas?: readonly string[] | undefined;
  /** What is restricted at present: said on the sign-in page. */
  notice?: Notice | undefined;
}

export interface AppParts {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  keys: KeyStore;
  personKeys: PersonKeyStore;
  mail: Mail;
  config: AppConfig;
}

export interface App {
  server: FastifyInstance;
  /** What `/metrics` says beside the answers. */
  figures: Figures;
  /** Loads what the first sign-in would otherwise wait for. */
  warmUp(): Promise<unknown>;
}

/** All services behind one server, not listening yet. */
export async function createApp({
  database: given,
  clock,
  passwords,
  keys,
  personKeys,
  mail,
  config,
}: AppParts): Promise<App> {
  const database = watchFaults(given, clock);
  const secrets = await loadSecrets(database.q);
  const security = createSecurityLog(database.q, clock);
  const limiter = createLimiter(config.limits);
  const issuer = () => `${config.origin()}/oidc`;
  const authorize = createAuthorize({
    verify: createTokenVerifier(issuer, secrets.publicKey),
    isRunning: async ({ actor, id }) => (await findImpersonation(database.q, actor, id)) !== undefined,
    findLock: (caller, session) => findDeviceLock(database, caller, session, clock()),
    limiter,
    keepDay: keepProductDay(database.q, clock),
  });
  const { origin, retention, withDemo } = config;
  const parts = { database, now: clock, authorize, limiter, passwords, security };
  const services: Services = { ...parts, keys, personKeys, mail, retention, origin };

  const { logLevel, timeouts = usualTimeouts } = config;
  const server = createServer({
    logLevel,
    timeouts,
    trustProxy: (_address, before) => before < (config.proxies ?? 0),
  });
  const figures = createFigures();
  addHeaders(server, config.origin);
  addBasePath(server, config.origin);
  allowFrame(server, config.origin);
  leadToPublicName(server, config.origin);
  onBehalfOfCallers(server);
  logRequests(server);
  answerProblems(server, (request, error) => explainRefusal(database.q, request, error));
  noteRefusals(server, security);
  refuseOddInput(server);
  limitAddresses(server, limiter);
  await compressAnswers(server);
  healthRoutes(server, { ...database, q: given.q }, clock); // its own row says by itself whether it can be written
  metricsRoute(server, figures, security);
  await server.register(async (scope) => policyReportRoute(scope, figures));
  environmentConfigRoute(server, config);
  if (withDemo) demoAppRoutes(server, config.origin);
  telemetryRoute(server);
  flagRoutes(server, new URL('../flags/flags.json', import.meta.url));
  newHouseholdRoutes(server, services);
  accessRequestRoutes(server, services);
  visitRoutes(server, services);
  administrationRoutes(server, services);
  sectionsRoute(server, services);
  sectionRoutes(server, services);
  snapshotRoutes(server, services);
  await server.register(async (scope) => fileRoutes(scope, services, timeouts.bytes));
  await server.register(async (scope) => contractProposalRoutes(scope, services, timeouts));
  consentRoutes(server, services);
  healthChartRoutes(server, services);
  exportRoutes(server, services);
  reportRoutes(server, services);
  attachmentRoutes(server, services, timeouts.bytes);
  reportLinkRoutes(server, services);
  intakeRoutes(server, services);
  agendaRoutes(server, services);
  ratingRoutes(server, services);
  closingRoutes(server, services);
  recommendationRoutes(server, services);
  mailboxRoute(server, mail);
  productRoutes(server, services);
  await server.register(async (scope) => customerReportRoutes(scope, services));
  await server.register(async (scope) => customerIntakeRoutes(scope, services));
  await server.register(async (scope) => publicRecommendationRoutes(scope, services));
  await telephones(server, services);
  preferencesRoutes(server, services);
  advisorProfileRoutes(server, services);
  bankRoutes(server, services);
  impersonationRoutes(server, services);
  deviceLockRoutes(server, services);
  personEndpoint(server, services);
  advisorEndpoint(server, services);
  accountingEndpoint(server, services);
  configurationEndpoint(server, services);
  const warmUp = await signInRoutes(
    server,
    { q: database.q, limiter, passwords, security, withDemo },
    secrets,
    config.origin,
  );
  await staticFiles(server, config.staticFolder);
  return { server, figures, warmUp };
}
