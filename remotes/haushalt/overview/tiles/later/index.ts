import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';
import german from '@vp-digital/locales/de/haushalt/overviewTiles.json';

export { GoalsTile } from './GoalsTile';
export { GradeTile } from './GradeTile';
export { RatingTile } from './RatingTile';
export { SummaryTile } from './SummaryTile';
export { TopicsTile } from './TopicsTile';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/haushalt/overviewTiles.json'),
};

export const words = [needDecisionsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'haushalt/overviewTiles': typeof german;
  }
}
