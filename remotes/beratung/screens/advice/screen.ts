import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineScreen(routes.advice, {
  texts: ['advice', 'cart', 'handOver'],
  documents: [...documents, 'recap'],
  inParts: true,
  page: () => import('./AdvicePage'),
  customer: () => import('./AdviceCustomer'),
});
