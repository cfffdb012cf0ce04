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

/** Of each adult by herself; the others are the household's. */
const personalNeeds: ReadonlySet<NeedTopic> = new Set(['work', 'death']);

export const isPersonalNeed = (topic: NeedTopic): boolean => personalNeeds.has(topic);

/** Each topic's own number, which never becomes another's. */
const needNumbers: Readonly<Record<NeedTopic, number>> = {
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

/**
 * Under which id a decision stands, so that two people who decide the same at once write one place: that of the person, or of
 * nobody in particular, with the topic's number in front.
 */
export const needDecisionId = ({
  topic,
  personId,
}: {
  topic: NeedTopic;
  personId?: string | undefined;
}): string => `${String(needNumbers[topic]).padStart(8, '0')}${(personId ?? nobody).slice(8)}`;

const nobody = '00000000-0000-4000-8000-000000000000';
