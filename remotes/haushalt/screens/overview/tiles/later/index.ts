export { GoalsTile } from './GoalsTile';
export { GradeTile } from './GradeTile';
export { RatingTile } from './RatingTile';
export { SummaryTile } from './SummaryTile';
export { TopicsTile } from './TopicsTile';
