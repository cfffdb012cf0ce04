/** Themen of the target/actual comparison, in the order in which they are named. */
export const needTopics = [
  'work',
  'death',
  'oldAge',
  'reserve',
  'health',
  'care',
  'liability',
  'professionalLiability',
  'building',
  'contents',
  'motor',
  'accident',
  'legal',
] as const;
export type NeedTopic = (typeof needTopics)[number];
