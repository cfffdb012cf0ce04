/** How often a household wants to hear from its advisor. */
export const contactRhythms = ['quarterly', 'halfYearly', 'yearly', 'onlyWhenAsked'] as const;

/** By which way. */
export const contactWays = ['telephone', 'video', 'onSite', 'mail', 'post'] as const;

/** Situations of life in which somebody could profit from a talk: never a name. */
export const lifeSituations = [
  'building',
  'familyGrows',
  'newJob',
  'selfEmployed',
  'retiring',
  'inheriting',
] as const;

/** What a person says about advising as a job. */
export const jobAnswers = ['sideJob', 'mainJob', 'no'] as const;

/** Where somebody stands who is interested. */
export const jobStages = ['interest', 'infoTalk', 'papers', 'start', 'ended'] as const;
