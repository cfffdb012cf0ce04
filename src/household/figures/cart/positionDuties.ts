import type { IsoDate } from '@vp-digital/core/finance';
import { addDays } from '../days';
import type { CartPosition, Contract, HandedOverField, SectionData } from '../../documents';
import { openAcceptance, saidTo } from './decisionOf';

/** How long an offer holds whose end nobody has said. */
export const offerDays = 28;

/** What is missing before a position can be handed over: it stops the release of the record, never the talk. */
export type PositionDuty =
  | 'reason'
  | 'premium'
  | 'decision'
  | 'expired'
  | 'notices'
  | 'suitability'
  | 'oldAge'
  | HandedOverField;

type Line = Contract['line'];

/** Insurance-based investments (§ 7c VVG), fund units (FinVermV), and the Basisrente by a rule of our own. */
const suitabilityLines: ReadonlySet<Line> = new Set<Line>([
  'endowment',
  'privatePension',
  'basicPension',
  'fundPlan',
]);

const papersOfLine: Partial<Record<Line, readonly HandedOverField[]>> = {
  healthFull: ['informationSheetOn', 'productSheetOn', 'termsOn'],
  endowment: ['keyInformationOn', 'termsOn'],
  privatePension: ['keyInformationOn', 'termsOn'],
  basicPension: ['pensionSheetOn', 'termsOn'],
  riester: ['pensionSheetOn', 'termsOn'],
  fundPlan: ['keyInformationOn'],
  companyPension: ['termsOn'],
  buildingSavings: ['termsOn'],
  bankPlan: [],
  callMoneyPlan: [],
};

/** The papers that are handed over before a contract of a line is signed. */
export const papersOf = ({ line }: Pick<CartPosition, 'line'>): readonly HandedOverField[] =>
  line === undefined ? [] : (papersOfLine[line] ?? ['productSheetOn', 'termsOn']);

/** Whether a position needs the suitability of its person. */
export const needsSuitability = ({ line }: Pick<CartPosition, 'line'>): boolean =>
  line !== undefined && suitabilityLines.has(line);

/** The last day of an offer: what it says, else 28 days after it was put into the cart. */
export const offerEnd = ({ validUntil, addedOn }: CartPosition): IsoDate | undefined =>
  validUntil ?? (addedOn && addDays(addedOn, offerDays));

/** What a position lacks, in the order in which it is asked for; a declined one needs its reason only. */
export function positionDuties(
  household: Pick<SectionData, 'persons' | 'suitability'>,
  position: CartPosition,
  date: IsoDate,
): PositionDuty[] {
  const said = saidTo(household, position);
  const isKnown = { reason: (position.reason ?? '').trim() !== '' };
  if (said === 'declined') return isKnown.reason ? [] : ['reason'];
  const end = offerEnd(position);
  const suits = position.personId === undefined ? undefined : household.suitability.items[position.personId];
  const lacks: Partial<Record<PositionDuty, boolean>> = {
    reason: !isKnown.reason,
    premium: position.line !== undefined && position.premium === undefined,
    decision: said === undefined,
    expired: end !== undefined && end < date,
    notices: position.replacesId !== undefined && position.noticesSaid !== true,
    suitability: needsSuitability(position) && suits?.assessedOn === undefined,
    oldAge: openAcceptance(position).includes('oldAge'),
    ...Object.fromEntries(papersOf(position).map((paper) => [paper, position[paper] === undefined])),
  };
  return (Object.keys(lacks) as PositionDuty[]).filter((duty) => lacks[duty]); // its own keys
}
