export { contractProposalRoutes } from './contractProposalRoutes';
