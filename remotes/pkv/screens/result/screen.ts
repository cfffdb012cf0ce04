import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvResult, {
  texts: ['pkvResult', 'benefits', 'pkvCosts'],
  documents: [...documents, 'cartPositions'],
  page: () => import('./ResultPage'),
  customer: () => import('./ResultCustomer'),
});
