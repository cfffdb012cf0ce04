import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.statePension, {
  texts: ['photos', 'statePension'],
  documents: documents.statePension,
  tolerant: true,
  page: () => import('./StatePensionPage'),
  customer: () => import('./StatePensionCustomer'),
});
