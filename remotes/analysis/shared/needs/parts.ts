/** What is opened from the comparison: one file, fetched when the first of it is. */
export { OrderSheet } from './OrderSheet';
export { TopicSheet } from './TopicSheet';
