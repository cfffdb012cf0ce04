import { type CompletenessData, type QuickFact, shortNameOf } from '@vp-digital/core/household';

/** Whose pay nobody has told yet, though that of another one is known: the figures are without it. */
export function payUnknown(data: CompletenessData, facts: readonly QuickFact[]): string | undefined {
  const partner = facts.find(({ question }) => question === 'partnersPay');
  const hasPay = Object.keys(data.incomes.items).length > 0;
  return hasPay && partner?.state === 'open' ? shortNameOf(data, partner.personId) : undefined;
}
