import type { NeedTopic } from '../../documents';

/** Stufe: what a household cannot live without, what keeps its standard of living, what makes it better. */
export type NeedLevel = 1 | 2 | 3;

interface TopicRules {
  /** How much it takes to close it: 1 a signature, 2 a choice, 3 a plan over years. */
  effort: 1 | 2 | 3;
  /** Of a topic that is there or not: its level, and whether what may be lost has an end. */
  level?: NeedLevel;
  isUnlimited?: boolean;
}

/** What is agreed about each topic; measured topics have the level that their gap reaches into. */
export const topicRules = {
  work: { effort: 2 },
  death: { effort: 2 },
  oldAge: { effort: 3 },
  reserve: { effort: 3 },
  health: { effort: 2, level: 1, isUnlimited: true },
  care: { effort: 2, level: 2 },
  liability: { effort: 1, level: 1, isUnlimited: true },
  professionalLiability: { effort: 1, level: 1, isUnlimited: true },
  building: { effort: 1, level: 1, isUnlimited: true },
  contents: { effort: 1, level: 2 },
  motor: { effort: 1, level: 1, isUnlimited: true },
  accident: { effort: 1, level: 3 },
  legal: { effort: 1, level: 3 },
} as const satisfies Record<NeedTopic, TopicRules>;

/** Up to where a need is one of level 1: parts of net, and months of the monthly need. */
export const basicNeeds = { workShare: 0.6, oldAgeShare: 0.6, reserveMonths: 1 } as const;

/** The part of a target from which a gap is more than a remainder: only such a gap of a livelihood stands before the reserve. */
export const noticeableGap = 0.05;

/** Within how many months a missing reserve is to be there: it is compared by what that takes of a month. */
export const reserveMonths = 12;
