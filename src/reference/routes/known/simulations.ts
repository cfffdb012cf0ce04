import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'analysis';
const permission = permissions.mainAccess;

/** One route for each of the three kinds: they differ in permission and menu code, and there is no fourth. */
export const simulationRoutes = {
  futureHouseholdBudget: knownRoute('/simulation/FUTURE_HOUSEHOLD_BUDGET/haushalt/:householdId/gateway', {
    area,
    permission,
    menuCodes: ['PERSONAL_FINANCIAL_PLANNING'],
  }),
  retirement: knownRoute('/simulation/RETIREMENT/haushalt/:householdId/gateway', {
    area,
    permission: permissions.pensionPlanner,
    menuCodes: ['PENSION_PLANNER'],
  }),
  manpower: knownRoute('/simulation/MANPOWER/haushalt/:householdId/gateway', {
    area,
    permission,
    menuCodes: ['EMPLOYMENT_INSURANCE_SIMULATION'],
  }),
};
