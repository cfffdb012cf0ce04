import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.optimum, {
  texts: ['optimum', 'frozen'],
  documents: documents.optimum,
  inParts: true,
  page: () => import('./OptimumPage'),
  customer: () => import('./OptimumCustomer'),
});
