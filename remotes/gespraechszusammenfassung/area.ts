import { defineArea } from '@vp-digital/core/reference';

import snapshots from './snapshots/screen';
import recap from './recap/screen';
import snapshotReports from './reports/screen';
import reportCreation from './composer/screen';
import reportPreview from './preview/screen';

/** The screens in the order of a talk. */
export default defineArea('gespraechszusammenfassung', [
  snapshots,
  recap,
  snapshotReports,
  reportCreation,
  reportPreview,
]);
