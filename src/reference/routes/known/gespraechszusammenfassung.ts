import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'gespraechszusammenfassung';
const permission = permissions.sectionReport;

export const gespraechszusammenfassungRoutes = {
  /** A reserved word: never the id of a snapshot. */
  recap: knownRoute('/haushalt/:householdId/analyse/gespraechszusammenfassung/recap', {
    area,
    permission,
    menuCodes: ['RECAP'],
  }),
  reportCreation: knownRoute('/haushalt/:householdId/report-erstellen', {
    area,
    permission,
    menuCodes: ['APPOINTMENT_DOCUMENTATION'],
  }),
};
