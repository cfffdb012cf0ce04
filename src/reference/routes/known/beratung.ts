import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'beratung';
const open = { area, permission: permissions.mainAccess } as const;
const buildingSavings = { area, permission: permissions.buildingSavings } as const;

export const beratungRoutes = {
  advice: knownRoute('/haushalt/:householdId/beratung', open),
  productCatalogue: knownRoute('/haushalt/:householdId/beratung/produkt-katalog', open),
  productList: knownRoute('/haushalt/:householdId/beratung/produkt-katalog/catalog', open),
  productPyramid: knownRoute('/haushalt/:householdId/beratung/produkt-katalog/pyramid', open),
  investmentProducts: knownRoute('/haushalt/:householdId/beratung/produkt-katalog/catalog/investment', open),
  investment: knownRoute('/haushalt/:householdId/beratung/produkt-katalog/investment', {
    ...open,
    menuCodes: ['INVESTMENT'],
  }),
  incomeProtectionConcept: knownRoute('/haushalt/:householdId/beratung/arbeitskraft/3', open),
  incomeProtectionCauses: knownRoute('/haushalt/:householdId/beratung/arbeitskraft/4/ursachen', open),
  securityPlan: knownRoute('/haushalt/:householdId/beratung/vasp/1', {
    ...open,
    menuCodes: ['SECURITY_PLAN', 'SECURITY_PLAN_REGULAR', 'SECURITY_PLAN_SIMULATION'],
  }),
  basicPensionNeed: knownRoute('/haushalt/:householdId/beratung/basis-rente/1', {
    ...open,
    menuCodes: ['BASIC_PENSION'],
  }),
  basicPensionConcept: knownRoute('/haushalt/:householdId/beratung/basis-rente/3', open),
  basicPensionSolution: knownRoute('/haushalt/:householdId/beratung/basis-rente/5', open),
  basicPensionCombination: knownRoute('/haushalt/:householdId/beratung/basis-rente/5/kombination', open),
  basicPensionSavingsGoal: knownRoute('/haushalt/:householdId/beratung/basis-rente/5/sparziel', open),
  buildingSavingsNeed: knownRoute('/haushalt/:householdId/beratung/bausparen/1', {
    ...buildingSavings,
    menuCodes: ['BUILDING_SOCIETY_SAVINGS'],
  }),
  buildingSavingsConcept: knownRoute('/haushalt/:householdId/beratung/bausparen/3', buildingSavings),
  buildingSavingsCourse: knownRoute('/haushalt/:householdId/beratung/bausparen/3/verlauf', buildingSavings),
  buildingSavingsFlexibility: knownRoute(
    '/haushalt/:householdId/beratung/bausparen/3/flexibilitat',
    buildingSavings,
  ),
  shoppingCart: knownRoute('/haushalt/:householdId/zusammenfassung', {
    area,
    permission: permissions.shoppingCart,
  }),
};
