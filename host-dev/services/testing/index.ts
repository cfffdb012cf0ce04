export { type AddedHousehold, addHousehold } from './addHousehold';
export { type AddedReport, addReport } from './addReport';
export { addTeam, removeTeam } from './addTeam';
export { Browser } from './Browser';
export { consentToElectronicDocuments } from './consentToElectronicDocuments';
export { type Answer, type Client, createClient, householdId } from './client';
export {
  areaToken,
  exchangeToken,
  openSignIn,
  postToken,
  type SignedIn,
  signIn,
  type Tokens,
} from './signIn';
export { temporaryFolder, temporaryPlace } from './places';
export { enterMailbox, giveCode, type MailboxVisit } from './mailbox';
export { reportPdf } from './reportPdf';
export { type PathProxy, startPathProxy } from './pathProxy';
export { startTestServices, type TestServices } from './startTestServices';
export { firstTeam } from './teamNames';
export { testClock } from './testClock';
export { type Balancer, startBalancer } from './balancer';
export { type PostgresServer, startPostgresServer } from './postgresServer';
export { hasEnded, type ServiceProcess, startServiceProcess } from './serviceProcess';
