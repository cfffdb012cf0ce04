import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const advice = defineRoute('/haushalt/:householdId/beratung', {
  area: 'beratung',
  title: { de: 'Beratung', en: 'Advice' },
  permission: permissions.mainAccess,
});

export const productCatalogue = defineRoute('/haushalt/:householdId/beratung/produkt-katalog', {
  area: 'beratung',
  title: { de: 'Produktkatalog', en: 'Product catalogue' },
  permission: permissions.mainAccess,
});

export const productList = defineRoute('/haushalt/:householdId/beratung/produkt-katalog/catalog', {
  area: 'beratung',
  title: { de: 'Katalogliste', en: 'Catalogue list' },
  permission: permissions.mainAccess,
});

export const productPyramid = defineRoute('/haushalt/:householdId/beratung/produkt-katalog/pyramid', {
  area: 'beratung',
  title: { de: 'Produktpyramide', en: 'Product pyramid' },
  permission: permissions.mainAccess,
});

export const investmentProducts = defineRoute(
  '/haushalt/:householdId/beratung/produkt-katalog/catalog/investment',
  {
    area: 'beratung',
    title: { de: 'Katalog: Geldanlage', en: 'Catalogue: investment' },
    permission: permissions.mainAccess,
  },
);

export const investment = defineRoute('/haushalt/:householdId/beratung/produkt-katalog/investment', {
  area: 'beratung',
  title: { de: 'Geldanlage', en: 'Investment' },
  permission: permissions.mainAccess,
  menuCodes: ['INVESTMENT'],
});

export const incomeProtectionNeed = defineRoute('/haushalt/:householdId/beratung/arbeitskraft/1', {
  area: 'beratung',
  title: { de: 'Arbeitskraft: Bedarf', en: 'Income protection: need' },
  tab: { de: 'Beratung', en: 'Advice' },
  permission: permissions.mainAccess,
  menuCodes: ['EMPLOYMENT_INSURANCE'],
});

export const incomeProtectionConcept = defineRoute('/haushalt/:householdId/beratung/arbeitskraft/3', {
  area: 'beratung',
  title: { de: 'Arbeitskraft: Konzept', en: 'Income protection: concept' },
  permission: permissions.mainAccess,
});

export const incomeProtectionCover = defineRoute(
  '/haushalt/:householdId/beratung/arbeitskraft/4/versorgung',
  {
    area: 'beratung',
    title: { de: 'Arbeitskraft: Versorgung', en: 'Income protection: cover' },
    permission: permissions.mainAccess,
  },
);

export const incomeProtectionCauses = defineRoute('/haushalt/:householdId/beratung/arbeitskraft/4/ursachen', {
  area: 'beratung',
  title: { de: 'Arbeitskraft: Ursachen', en: 'Income protection: causes' },
  permission: permissions.mainAccess,
});

export const securityPlan = defineRoute('/haushalt/:householdId/beratung/vasp/1', {
  area: 'beratung',
  title: { de: 'Vermögens- und Sicherheitsplan', en: 'Wealth and security plan' },
  permission: permissions.mainAccess,
  menuCodes: ['SECURITY_PLAN', 'SECURITY_PLAN_REGULAR', 'SECURITY_PLAN_SIMULATION'],
});

export const basicPensionNeed = defineRoute('/haushalt/:householdId/beratung/basis-rente/1', {
  area: 'beratung',
  title: { de: 'Basisrente: Bedarf', en: 'Basic pension: need' },
  permission: permissions.mainAccess,
  menuCodes: ['BASIC_PENSION'],
});

export const basicPensionConcept = defineRoute('/haushalt/:householdId/beratung/basis-rente/3', {
  area: 'beratung',
  title: { de: 'Basisrente: Konzept', en: 'Basic pension: concept' },
  permission: permissions.mainAccess,
});

export const basicPensionSolution = defineRoute('/haushalt/:householdId/beratung/basis-rente/5', {
  area: 'beratung',
  title: { de: 'Basisrente: Lösung', en: 'Basic pension: solution' },
  permission: permissions.mainAccess,
});

export const basicPensionCombination = defineRoute(
  '/haushalt/:householdId/beratung/basis-rente/5/kombination',
  {
    area: 'beratung',
    title: { de: 'Basisrente: Kombination', en: 'Basic pension: combination' },
    permission: permissions.mainAccess,
  },
);

export const basicPensionSavingsGoal = defineRoute('/haushalt/:householdId/beratung/basis-rente/5/sparziel', {
  area: 'beratung',
  title: { de: 'Basisrente: Sparziel', en: 'Basic pension: savings goal' },
  permission: permissions.mainAccess,
});

export const buildingSavingsNeed = defineRoute('/haushalt/:householdId/beratung/bausparen/1', {
  area: 'beratung',
  title: { de: 'Bausparen: Bedarf', en: 'Building society savings: need' },
  permission: permissions.buildingSavings,
  menuCodes: ['BUILDING_SOCIETY_SAVINGS'],
});

export const buildingSavingsConcept = defineRoute('/haushalt/:householdId/beratung/bausparen/3', {
  area: 'beratung',
  title: { de: 'Bausparen: Konzept', en: 'Building society savings: concept' },
  permission: permissions.buildingSavings,
});

export const buildingSavingsCourse = defineRoute('/haushalt/:householdId/beratung/bausparen/3/verlauf', {
  area: 'beratung',
  title: { de: 'Bausparen: Verlauf', en: 'Building society savings: course' },
  permission: permissions.buildingSavings,
});

export const buildingSavingsFlexibility = defineRoute(
  '/haushalt/:householdId/beratung/bausparen/3/flexibilitat',
  {
    area: 'beratung',
    title: { de: 'Bausparen: Flexibilität', en: 'Building society savings: flexibility' },
    permission: permissions.buildingSavings,
  },
);

export const shoppingCart = defineRoute('/haushalt/:householdId/zusammenfassung', {
  area: 'beratung',
  title: { de: 'Warenkorb', en: 'Shopping cart' },
  permission: permissions.shoppingCart,
});
