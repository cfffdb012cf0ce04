import { type Cents, type IsoDate, shareRounded } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import type { AssumedFact } from '../assumedFact';
import { allOf, computed, factsOf, missing, missingAll, type Outcome } from '../outcome';
import { adultsOf, type People } from '../people';
import { type ContractPension, contractPensions } from './contractPensions';
import { type NetPensionFactors, netPensionFactorsOn, type PensionKind } from './netPensionFactors';
import { type PensionProjection, pensionProjection } from './pensionProjection';
import { keptWhileWorking, livesOnOldAgePension, paidPensions, pensionIncomes } from './paidPensions';
import type { PensionRecords } from './pensionRecords';
import { defineFigure } from '../defineFigure';

export type RetirementData = People & PensionRecords & Pick<SectionData, 'contracts' | 'assumptions'>;

export interface NetPensionEntry {
  /** Whose, for pensions of a scheme; which, for pensions of a contract. */
  personId?: string;
  contractId?: string;
  kind: PensionKind;
  gross: Cents;
  /** Left out for pensions that are paid already: their net is known. */
  factor?: number;
  net: Cents;
  source: 'record' | 'contract' | 'estimate' | 'income';
  /** Set where it is computed from pay and age alone, without any letter. */
  assumed?: AssumedFact;
}

export interface NetPensions {
  entries: NetPensionEntry[];
  /** Cents of a month, in today's money. */
  total: Cents;
}

/**
 * F13 Nettorenten of the household: of the schemes (F11) and the contracts by flat factors ("Pauschale"), of the
 * retired and of who works on beside an old-age pension as they are paid, and so what others draw already and keep: a widow's or a private pension.
 * Missing: what a person's or a contract's pension waits for; a household without adults waits for a birth date.
 */
export function netPensions({
  household,
  date,
  factors = netPensionFactorsOn(date).factors,
}: {
  household: RetirementData;
  date: IsoDate;
  factors?: NetPensionFactors;
}): Outcome<NetPensions> {
  const adults = adultsOf(household);
  if (adults.length === 0) return missing('birthDate');
  const isRetiree = (personId: string) => livesOnOldAgePension(household, personId, date);
  const paid = allOf(
    adults.map((personId) =>
      paidPensions(household, personId, isRetiree(personId) ? pensionIncomes : keptWhileWorking),
    ),
  );
  const schemes = allOf(
    adults
      .filter((personId) => !isRetiree(personId))
      .map((personId) => pensionProjection({ household, personId, date })),
  );
  const contracts = contractPensions(household, date);
  if (paid.kind !== 'computed' || schemes.kind !== 'computed' || contracts.kind !== 'computed')
    return missingAll(factsOf(paid, schemes, contracts));
  const expected = [...schemes.value.flatMap(schemeEntries), ...contracts.value.map(contractEntry)];
  const entries: NetPensionEntry[] = [
    ...paid.value.flat(),
    ...expected.map((entry) => {
      const factor = factors[entry.kind];
      return { ...entry, factor, net: shareRounded(entry.gross, factor) };
    }),
  ];
  return computed({ entries, total: entries.reduce((sum, { net }) => sum + net, 0) });
}

type GrossEntry = Omit<NetPensionEntry, 'factor' | 'net'>;

const schemeEntries = ({ personId, schemes }: PensionProjection): GrossEntry[] =>
  schemes.map(({ provider, gross, source, assumed }) => ({
    personId,
    kind: provider === 'professional' ? 'statutory' : provider,
    gross,
    source,
    ...(assumed && { assumed }),
  }));

const contractEntry = ({ contractId, line, gross, source }: ContractPension): GrossEntry => ({
  contractId,
  kind: line,
  gross,
  source,
});

export const netPensionsFigure = /* @__PURE__ */ defineFigure('netPensions', {
  number: 'F13',
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions', 'contracts', 'assumptions'],
  unit: 'moneyMonthly',
  source: 'flat factors, dated',
  of: (household, { date }) => netPensions({ household, date }),
  amount: ({ total }) => total,
  assumes: ({ entries }) => entries.some(({ factor }) => factor !== undefined),
});
