import { type CompletenessData, type QuickFact, shortNameOf } from '@vp-digital/core/household';

/** The person whose pay is not yet known, while the other one's is: the figures exclude it. */
export function payUnknown(data: CompletenessData, facts: readonly QuickFact[]): string | undefined {
  const partner = facts.find(({ question }) => question === 'partnersPay');
  const hasPay = Object.keys(data.incomes.items).length > 0;
  return hasPay && partner?.state === 'open' ? shortNameOf(data, partner.personId) : undefined;
}
