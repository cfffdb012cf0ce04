import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { buildingDocuments } from '../../shared/building/data';

export default defineScreen(routes.buildingSavingsCourse, {
  texts: ['building', 'cart'],
  documents: buildingDocuments,
  page: () => import('./BuildingSavingsCoursePage'),
  customer: () => import('./BuildingSavingsCourseCustomer'),
});
