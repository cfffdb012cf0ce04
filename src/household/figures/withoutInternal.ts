import { type Recap, withoutProtected } from '../documents';

/** What of a recap a customer may ever see. Everything that is made for customers is made from this. */
export const withoutInternal = (recap: Recap): Recap =>
  withoutProtected('recap', recap, (protection) => protection === 'internal');
