import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'haushalt';
const permission = permissions.mainAccess;

export const haushaltRoutes = {
  householdAdministration: knownRoute('/haushalt/:householdId/verwalten', { area, permission }),
};
