/** What stands below the goals, and what adds, edits and rates them: one file, fetched beside the page's own. */
export { AddSheet } from './board/AddSheet';
export { GoalSheet } from './board/GoalSheet';
export { RatingSheet } from './importance/RatingSheet';
export { RatesAndWays } from './RatesAndWays';
