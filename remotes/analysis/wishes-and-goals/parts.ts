import german from '@vp-digital/locales/de/analysis/wishesAndGoalsParts.json';

/** What stands below the goals, and what adds, edits and rates them: one file, fetched beside the page's own. */
export { AddSheet } from './board/AddSheet';
export { GoalSheet } from './board/GoalSheet';
export { RatingSheet } from './importance/RatingSheet';
export { RatesAndWays } from './RatesAndWays';

export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/wishesAndGoalsParts.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/wishesAndGoalsParts': typeof german;
  }
}
