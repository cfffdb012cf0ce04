import { defineArea } from '@vp-digital/core/reference';
import snapshots from './screens/snapshots/screen';
import recap from './screens/recap/screen';
import snapshotReports from './screens/reports/screen';
import reportCreation from './screens/composer/screen';
import reportPreview from './screens/preview/screen';

/** The screens in the order of a talk. */
export default defineArea('gespraechszusammenfassung', [
  snapshots,
  recap,
  snapshotReports,
  reportCreation,
  reportPreview,
]);
