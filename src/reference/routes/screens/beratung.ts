import { defineRoute } from '../defineRoute';

export const advice = /* @__PURE__ */ defineRoute('/haushalt/:householdId/beratung', {
  area: 'beratung',
  title: { de: 'Beratung', en: 'Advice' },
  tab: { de: 'Beratung', en: 'Advice' },
  permission: 'mainAccess',
});

export const productCatalogue = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/produkt-katalog',
  {
    area: 'beratung',
    title: { de: 'Produktkatalog', en: 'Product catalogue' },
    permission: 'mainAccess',
  },
);

export const productList = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/produkt-katalog/catalog',
  {
    area: 'beratung',
    title: { de: 'Katalogliste', en: 'Catalogue list' },
    permission: 'mainAccess',
  },
);

export const productPyramid = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/produkt-katalog/pyramid',
  {
    area: 'beratung',
    title: { de: 'Produktpyramide', en: 'Product pyramid' },
    permission: 'mainAccess',
  },
);

export const investmentProducts = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/produkt-katalog/catalog/investment',
  {
    area: 'beratung',
    title: { de: 'Katalog: Geldanlage', en: 'Catalogue: investment' },
    permission: 'mainAccess',
  },
);

export const investment = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/produkt-katalog/investment',
  {
    area: 'beratung',
    title: { de: 'Geldanlage', en: 'Investment' },
    permission: 'mainAccess',
  },
);

export const incomeProtectionNeed = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/arbeitskraft/1',
  {
    area: 'beratung',
    title: { de: 'Arbeitskraft: Bedarf', en: 'Income protection: need' },
    permission: 'mainAccess',
  },
);

export const incomeProtectionConcept = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/arbeitskraft/3',
  {
    area: 'beratung',
    title: { de: 'Arbeitskraft: Konzept', en: 'Income protection: concept' },
    permission: 'mainAccess',
  },
);

export const incomeProtectionCover = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/arbeitskraft/4/versorgung',
  {
    area: 'beratung',
    title: { de: 'Arbeitskraft: Versorgung', en: 'Income protection: cover' },
    permission: 'mainAccess',
  },
);

export const incomeProtectionCauses = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/arbeitskraft/4/ursachen',
  {
    area: 'beratung',
    title: { de: 'Arbeitskraft: Ursachen', en: 'Income protection: causes' },
    permission: 'mainAccess',
  },
);

export const securityPlan = /* @__PURE__ */ defineRoute('/haushalt/:householdId/beratung/vasp/1', {
  area: 'beratung',
  title: { de: 'Vermögens- und Sicherheitsplan', en: 'Wealth and security plan' },
  permission: 'mainAccess',
});

export const basicPensionNeed = /* @__PURE__ */ defineRoute('/haushalt/:householdId/beratung/basis-rente/1', {
  area: 'beratung',
  title: { de: 'Basisrente: Bedarf', en: 'Basic pension: need' },
  permission: 'mainAccess',
});

export const basicPensionConcept = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/basis-rente/3',
  {
    area: 'beratung',
    title: { de: 'Basisrente: Konzept', en: 'Basic pension: concept' },
    permission: 'mainAccess',
  },
);

export const basicPensionSolution = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/basis-rente/5',
  {
    area: 'beratung',
    title: { de: 'Basisrente: Lösung', en: 'Basic pension: solution' },
    permission: 'mainAccess',
  },
);

export const basicPensionCombination = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/basis-rente/5/kombination',
  {
    area: 'beratung',
    title: { de: 'Basisrente: Kombination', en: 'Basic pension: combination' },
    permission: 'mainAccess',
  },
);

export const basicPensionSavingsGoal = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/basis-rente/5/sparziel',
  {
    area: 'beratung',
    title: { de: 'Basisrente: Sparziel', en: 'Basic pension: savings goal' },
    permission: 'mainAccess',
  },
);

export const buildingSavingsNeed = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/bausparen/1',
  {
    area: 'beratung',
    title: { de: 'Bausparen: Bedarf', en: 'Building society savings: need' },
    permission: 'buildingSavings',
  },
);

export const buildingSavingsConcept = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/bausparen/3',
  {
    area: 'beratung',
    title: { de: 'Bausparen: Konzept', en: 'Building society savings: concept' },
    permission: 'buildingSavings',
  },
);

export const buildingSavingsCourse = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/bausparen/3/verlauf',
  {
    area: 'beratung',
    title: { de: 'Bausparen: Verlauf', en: 'Building society savings: course' },
    permission: 'buildingSavings',
  },
);

export const buildingSavingsFlexibility = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/beratung/bausparen/3/flexibilitat',
  {
    area: 'beratung',
    title: { de: 'Bausparen: Flexibilität', en: 'Building society savings: flexibility' },
    permission: 'buildingSavings',
  },
);

export const shoppingCart = /* @__PURE__ */ defineRoute('/haushalt/:householdId/zusammenfassung', {
  area: 'beratung',
  title: { de: 'Warenkorb', en: 'Cart' },
  permission: 'shoppingCart',
});
