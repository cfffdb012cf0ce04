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

/** Each topic's own number, which never becomes another's. */
export const needNumbers: Readonly<Record<NeedTopic, number>> = {
  work: 1,
  death: 2,
  oldAge: 3,
  reserve: 4,
  health: 5,
  care: 6,
  liability: 7,
  professionalLiability: 8,
  building: 9,
  contents: 10,
  motor: 11,
  accident: 12,
  legal: 13,
};
