/** What adds, edits and rates goals: one file, fetched once the page stands. */
export { AddSheet } from './board/AddSheet';
export { GoalSheet } from './board/GoalSheet';
export { RatingSheet } from './importance/RatingSheet';
