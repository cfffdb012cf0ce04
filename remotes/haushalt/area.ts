import { defineArea } from '@vp-digital/core/reference';

import home from './sign-in/homeScreen';
import login from './sign-in/screen';
import advisorSelection from './advisor/screen';
import householdSearch from './search/screen';
import householdAdministration from './administration/screen';
import householdOverview from './overview/screen';
import dataProtection from './consents/screen';

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
