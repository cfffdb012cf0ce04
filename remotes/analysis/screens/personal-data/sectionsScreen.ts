import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.personalDataSections, {
  texts: ['personalData'],
  documents: documents.personalData,
  tolerant: true,
  page: () => import('./SectionsPage'),
  customer: () => import('./PersonCustomer'),
});
