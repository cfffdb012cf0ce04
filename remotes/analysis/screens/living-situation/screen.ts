import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.livingSituation, {
  texts: ['livingSituation'],
  documents: documents.livingSituation,
  tolerant: true,
  page: () => import('./LivingSituationPage'),
  customer: () => import('./LivingSituationCustomer'),
});
