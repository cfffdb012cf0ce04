export { publicRecommendationRoutes } from './publicRoutes';
export { recommendationRoutes } from './recommendationRoutes';
export { removeOldContacts } from './contactLife';
export { addSampleReferral } from './sampleReferral';
