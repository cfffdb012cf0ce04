import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvTariffs, {
  texts: ['pkvTariffs', 'benefits'],
  documents,
  page: () => import('./TariffsPage'),
  customer: () => import('./TariffsCustomer'),
});
