import type { SectionDocument } from '@vp-digital/core/contracts';
import {
  maskedIn,
  discussedAloneOf,
  earliestDay,
  inCommon,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';

/** The document that says which entries of one are not discussed in common: accounts are not, if what lies on them is not. */
export const saysWhatIsApart = (section: SectionName): SectionName =>
  section === 'bankAccounts' ? 'assets' : section;

/**
 * A document for a device in a customer's hands: without what one person discusses alone, and without the bank accounts
 * that it lies on. What is to be told as "verdeckt" comes as an entry that says its kind and nothing else.
 *
 * @param related of the same household, as `saysWhatIsApart` names it
 */
export function inCustomersHands(document: SectionDocument, related: SectionDocument): SectionDocument {
  const { section } = document;
  const whole: Partial<SectionData> = { [related.section]: related.data, [section]: document.data };
  const { [section]: left } = inCommon(whole);
  if (!left || left === document.data) return document;
  if (maskedIn(left).length === 0) return { ...document, data: left };
  const { items } = left as Listed; // only of lists is something covered
  return {
    ...document,
    data: { ...left, items: { ...items, ...maskedOnly(section, document.data) } } as typeof left, // entries of its schema
  };
}

interface Listed {
  items: Record<string, object>;
}

const maskedOnly = (section: SectionName, { items }: Listed) =>
  Object.fromEntries(
    Object.entries(items).flatMap(([id, entry]) => {
      const rest = discussedAloneOf(entry) === 'covered' ? kindOnly(section, entry) : undefined;
      return rest ? [[id, rest]] : [];
    }),
  );

/** What the schema asks for beside the kind says nothing, and nobody reads it: `inCommon` takes the entry out of every figure and page. */
function kindOnly(section: SectionName, { kind, position }: { kind?: string; position?: number }) {
  const said = { kind, position, discussedAlone: 'covered' } as const;
  if (section === 'assets') return { ...said, value: 0, asOf: earliestDay, ownership: {}, earmarked: false };
  if (section === 'liabilities') return { ...said, amount: 0, asOf: earliestDay, ownership: {} };
  const line = section === 'contracts' && anyLine.get(kind);
  if (!line) return undefined; // no page tells it of anything else
  return { ...said, line, company: '', personIds: [], premium: 0, frequency: 'monthly', state: 'unchecked' };
}

/** By kind one that fits it, whichever the contract has. */
const anyLine = new Map<string | undefined, string>([
  ['insurance', 'liability'],
  ['saving', 'fundPlan'],
  ['loan', 'consumer'],
]);
