import { defineRoute } from '../defineRoute';

export const home = /* @__PURE__ */ defineRoute('/', {
  area: 'haushalt',
  title: { de: 'Anmeldung', en: 'Sign-in' },
  signedIn: false,
});

export const login = /* @__PURE__ */ defineRoute('/anmeldung', {
  area: 'haushalt',
  title: { de: 'Anmeldung', en: 'Sign-in' },
  signedIn: false,
});

export const advisorSelection = /* @__PURE__ */ defineRoute('/beraterauswahl', {
  area: 'haushalt',
  title: { de: 'Beraterauswahl', en: 'Advisor selection' },
});

export const householdSearch = /* @__PURE__ */ defineRoute('/haushalt', {
  area: 'haushalt',
  title: { de: 'Haushalte', en: 'Households' },
  permission: 'mainAccess',
});

export const householdOverview = /* @__PURE__ */ defineRoute('/haushalt/:householdId/uebersicht', {
  area: 'haushalt',
  title: { de: 'Übersicht', en: 'Overview' },
  tab: { de: 'Übersicht', en: 'Overview' },
  permission: 'mainAccess',
});

export const dataProtection = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen',
  {
    area: 'haushalt',
    title: { de: 'Datenschutz & Einwilligungen', en: 'Data protection & consents' },
    permission: 'mainAccess',
  },
);

export const householdAdministration = /* @__PURE__ */ defineRoute('/haushalt/:householdId/verwalten', {
  area: 'haushalt',
  title: { de: 'Verwalten', en: 'Administration' },
  permission: 'mainAccess',
});
