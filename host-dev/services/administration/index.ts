export { administrationRoutes } from './administrationRoutes';
export { deletionProposals, proposeDeletions } from './deletionProposals';
export { endExpired } from './endExpired';
export { removeDeleted } from './removeDeleted';
export { lockAdministered } from './rights';
