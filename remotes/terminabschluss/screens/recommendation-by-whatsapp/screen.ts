import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.recommendationByWhatsapp, {
  texts: ['recommendationByWhatsapp'],
  documents: ['persons'],
  page: () => import('./WhatsappPage'),
  customer: () => import('./WhatsappCustomer'),
});
