import { defineRoute } from '../defineRoute';

export const futureHouseholdBudget = /* @__PURE__ */ defineRoute(
  '/simulation/FUTURE_HOUSEHOLD_BUDGET/haushalt/:householdId/gateway',
  {
    area: 'analysis',
    title: { de: 'Zukünftiges Haushaltsbudget', en: 'Future household budget' },
    permission: 'mainAccess',
  },
);

export const retirement = /* @__PURE__ */ defineRoute(
  '/simulation/RETIREMENT/haushalt/:householdId/gateway',
  {
    area: 'analysis',
    title: { de: 'Ruhestandsplaner', en: 'Pension planner' },
    permission: 'pensionPlanner',
  },
);

export const manpower = /* @__PURE__ */ defineRoute('/simulation/MANPOWER/haushalt/:householdId/gateway', {
  area: 'analysis',
  title: { de: 'Arbeitskraft-Simulation', en: 'Income protection simulation' },
  permission: 'mainAccess',
});
