import type { AdviceDecision, CartPosition, SectionData } from '../../documents';
import { hasDied } from '../hasDied';
import { adults } from '../people';

type Household = Pick<SectionData, 'persons'>;

/** Who decides a position: the adult whose it is, alone; what is a child's or the household's, each living adult. */
export function decidersOf(household: Household, { personId }: Pick<CartPosition, 'personId'>): string[] {
  const living = adults(household).flatMap((one) => (hasDied(one) ? [] : [one.id]));
  return personId !== undefined && living.includes(personId) ? [personId] : living;
}

/**
 * Why a "Ja" stays open: private health insurance waits for the receipt of the official information sheet (§ 146 (1)
 * Nr. 6 VAG), and for money put aside for old age or its reason (a rule of our own).
 */
export type OpenAcceptance = 'informationSheet' | 'oldAge';

export function openAcceptance(position: CartPosition): OpenAcceptance[] {
  if (position.line !== 'healthFull') return [];
  const { informationSheetOn, oldAgeMonth = 0, oldAgeReason = '' } = position;
  return [
    ...(informationSheetOn === undefined ? (['informationSheet'] as const) : []),
    ...(oldAgeMonth === 0 && oldAgeReason.trim() === '' ? (['oldAge'] as const) : []),
  ];
}

/** What the household says to a position, as far as all have said it: the one place that accepts one. */
export function decisionOf(household: Household, position: CartPosition): AdviceDecision | undefined {
  const said = saidTo(household, position);
  return said === 'accepted' && openAcceptance(position).length > 0 ? 'later' : said;
}

/** The same before what is open keeps a "Ja" as "Später". One "Nein" is enough, a "Ja" takes all. */
export function saidTo(household: Household, position: CartPosition): AdviceDecision | undefined {
  const deciders = decidersOf(household, position);
  const said = deciders.map((id) => position.decisions?.[id]?.decision);
  if (said.includes('declined')) return 'declined';
  if (deciders.length === 0 || said.includes(undefined)) return undefined;
  return said.includes('later') ? 'later' : 'accepted';
}
