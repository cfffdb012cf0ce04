import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const home = defineRoute('/', {
  area: 'haushalt',
  title: { de: 'Anmeldung', en: 'Sign-in' },
  signedIn: false,
});

export const login = defineRoute('/anmeldung', {
  area: 'haushalt',
  title: { de: 'Anmeldung', en: 'Sign-in' },
  signedIn: false,
});

export const advisorSelection = defineRoute('/beraterauswahl', {
  area: 'haushalt',
  title: { de: 'Beraterauswahl', en: 'Advisor selection' },
});

export const householdSearch = defineRoute('/haushalt', {
  area: 'haushalt',
  title: { de: 'Haushalte', en: 'Households' },
  permission: permissions.mainAccess,
});

export const householdOverview = defineRoute('/haushalt/:householdId/uebersicht', {
  area: 'haushalt',
  title: { de: 'Übersicht', en: 'Overview' },
  tab: { de: 'Übersicht', en: 'Overview' },
  permission: permissions.mainAccess,
});

export const dataProtection = defineRoute(
  '/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen',
  {
    area: 'haushalt',
    title: { de: 'Datenschutz & Einwilligungen', en: 'Data protection & consents' },
    permission: permissions.mainAccess,
  },
);

export const householdAdministration = defineRoute('/haushalt/:householdId/verwalten', {
  area: 'haushalt',
  title: { de: 'Verwalten', en: 'Administration' },
  permission: permissions.mainAccess,
});
