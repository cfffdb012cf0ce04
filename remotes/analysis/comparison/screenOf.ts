import type { NeedTopic } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

const toContracts = { name: 'contracts', route: routes.contracts } as const;

/** Where a topic is worked on. */
export const screenOf = {
  work: { name: 'incomeProtectionNeed', route: routes.incomeProtectionNeed },
  death: toContracts,
  oldAge: { name: 'statePension', route: routes.statePension },
  reserve: { name: 'balanceSheet', route: routes.balanceSheet },
  health: toContracts,
  care: toContracts,
  liability: toContracts,
  professionalLiability: toContracts,
  building: toContracts,
  contents: toContracts,
  motor: toContracts,
  accident: toContracts,
  legal: toContracts,
} as const satisfies Record<NeedTopic, object>;
