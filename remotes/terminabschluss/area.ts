import { defineArea } from '@vp-digital/core/reference';
import fiveSteps from './screens/five-steps/screen';
import rating from './screens/rating/screen';
import recommendation from './screens/recommendation/screen';
import recommendationByWhatsapp from './screens/recommendation-by-whatsapp/screen';
import recommendationPresentation from './screens/recommendation-presentation/screen';
import recruiting from './screens/recruiting/screen';
import teamBuilding from './screens/team-building/screen';
import teamPresentation from './screens/team-presentation/screen';
import wishesAndRecommendations from './screens/wishes-and-recommendations/screen';

/** The screens in the order of a talk. */
export default defineArea('terminabschluss', [
  fiveSteps,
  rating,
  wishesAndRecommendations,
  recommendationPresentation,
  recommendation,
  recommendationByWhatsapp,
  recruiting,
  teamPresentation,
  teamBuilding,
]);
