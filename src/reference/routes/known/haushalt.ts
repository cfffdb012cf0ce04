import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'haushalt';
const permission = permissions.mainAccess;

export const haushaltRoutes = {
  dataProtection: knownRoute('/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen', {
    area,
    permission,
  }),
  householdAdministration: knownRoute('/haushalt/:householdId/verwalten', { area, permission }),
};
