import type { Rate } from '@vp-digital/core/finance';
import { assumptionsId, type SectionData } from '../documents';
import { commonAssumptions } from './assumptions';

export type AssumptionName = keyof typeof commonAssumptions;
export type Assumptions = Readonly<Record<AssumptionName, Rate>>;

/** In the order in which a sheet shows them. */
export const assumptionNames = Object.keys(commonAssumptions) as AssumptionName[]; // Object.keys forgets the literal keys

/** What everything that looks ahead reads of a household. */
export type AssumptionsData = Pick<SectionData, 'assumptions'>;

/** What is assumed for a household: its own values, the common ones for the rest and where its document is not read. */
export function assumptionsOf({ assumptions }: Partial<AssumptionsData>): Assumptions {
  const own = assumptions?.items[assumptionsId];
  return Object.fromEntries(
    assumptionNames.map((name) => {
      const changed = own?.[name];
      return [name, changed === undefined ? commonAssumptions[name] : changed / 10_000];
    }),
  ) as Assumptions; // of each name one
}

/** Which values differ from the common ones. */
export const changedAssumptionsOf = (household: AssumptionsData): AssumptionName[] => {
  const assumed = assumptionsOf(household);
  return assumptionNames.filter((name) => assumed[name] !== commonAssumptions[name]);
};

/** Two yearly rates after each other: 2 % above an inflation of 2 % are 4.04 %. */
export const nominalReturn = ({
  realReturn,
  inflation,
}: Pick<Assumptions, 'realReturn' | 'inflation'>): Rate => (1 + realReturn) * (1 + inflation) - 1;
