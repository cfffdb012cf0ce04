import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvGlasses, {
  texts: ['pkvAreas', 'benefits'],
  documents,
  page: () => import('./GlassesPage'),
  customer: () => import('./GlassesCustomer'),
});
