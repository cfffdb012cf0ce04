import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.personalData, {
  texts: ['personalData'],
  documents: documents.personalData,
  tolerant: true,
  page: () => import('./PersonalDataPage'),
  customer: () => import('./PersonCustomer'),
});
