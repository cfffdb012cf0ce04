import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'gespraechszusammenfassung';
const permission = permissions.sectionReport;

export const gespraechszusammenfassungRoutes = {
  reportCreation: knownRoute('/haushalt/:householdId/report-erstellen', {
    area,
    permission,
    menuCodes: ['APPOINTMENT_DOCUMENTATION'],
  }),
};
