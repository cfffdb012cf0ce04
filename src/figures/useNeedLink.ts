import type { NeedOf, NeedTopic } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';

const toContracts = { name: 'contracts', route: routes.contracts } as const;

const screens = {
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

/** Where a topic of the comparison is worked on: the screen's name and address, of the person whom it is about. */
export function useNeedLink() {
  const householdId = useHouseholdId();
  return ({ topic, personId }: NeedOf) => {
    const { name, route } = screens[topic];
    const href = route.href({ householdId });
    return { screen: name, href: topic === 'work' && personId ? `${href}?person=${personId}` : href };
  };
}
