import { defineArea } from '@vp-digital/core/reference';
import home from './screens/sign-in/homeScreen';
import login from './screens/sign-in/screen';
import advisorSelection from './screens/advisor/screen';
import householdSearch from './screens/search/screen';
import householdAdministration from './screens/administration/screen';
import householdOverview from './screens/overview/screen';
import dataProtection from './screens/consents/screen';

/** The screens in the order of a talk. */
export default defineArea('haushalt', [
  home,
  login,
  advisorSelection,
  householdSearch,
  householdAdministration,
  householdOverview,
  dataProtection,
]);
