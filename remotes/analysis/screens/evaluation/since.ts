/** What was decided and what has changed since a state was kept: comes when the topics stand. */
export { SinceCard } from './SinceCard';
