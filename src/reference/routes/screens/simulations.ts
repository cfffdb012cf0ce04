import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const futureHouseholdBudget = defineRoute(
  '/simulation/FUTURE_HOUSEHOLD_BUDGET/haushalt/:householdId/gateway',
  {
    area: 'analysis',
    title: { de: 'Zukünftiges Haushaltsbudget', en: 'Future household budget' },
    permission: permissions.mainAccess,
    menuCodes: ['PERSONAL_FINANCIAL_PLANNING'],
  },
);

export const retirement = defineRoute('/simulation/RETIREMENT/haushalt/:householdId/gateway', {
  area: 'analysis',
  title: { de: 'Ruhestandsplaner', en: 'Pension planner' },
  permission: permissions.pensionPlanner,
  menuCodes: ['PENSION_PLANNER'],
});

export const manpower = defineRoute('/simulation/MANPOWER/haushalt/:householdId/gateway', {
  area: 'analysis',
  title: { de: 'Arbeitskraft-Simulation', en: 'Income protection simulation' },
  permission: permissions.mainAccess,
  menuCodes: ['EMPLOYMENT_INSURANCE_SIMULATION'],
});
