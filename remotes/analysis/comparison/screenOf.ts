import type { NeedTopic } from '@vp-digital/core/household';

/** Where a topic is worked on. */
export const screenOf = {
  work: 'incomeProtectionNeed',
  death: 'contracts',
  oldAge: 'statePension',
  reserve: 'balanceSheet',
  health: 'contracts',
  care: 'contracts',
  liability: 'contracts',
  professionalLiability: 'contracts',
  building: 'contracts',
  contents: 'contracts',
  motor: 'contracts',
  accident: 'contracts',
  legal: 'contracts',
} as const satisfies Record<NeedTopic, string>;
