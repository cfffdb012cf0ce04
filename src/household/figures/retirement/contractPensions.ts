import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SavingContract, SectionData } from '../../documents';
import { assumptionsOf } from '../assumptionsOf';
import { allOf, computed, mapOutcome, type Outcome } from '../outcome';
import { contractCapital, monthlyOf } from './capitalPension';

export interface ContractPension {
  contractId: string;
  line: PensionLine;
  /** Gross pension of a month. */
  gross: Cents;
  /** The contract's own prognosis, or F14 on its capital. */
  source: 'contract' | 'estimate';
}

export type PensionLine = 'basicPension' | 'riester' | 'companyPension' | 'privatePension';

const pensionLines: ReadonlySet<string> = new Set<PensionLine>([
  'basicPension',
  'riester',
  'companyPension',
  'privatePension',
] as const);

const isPensionLine = (line: SavingContract['line']): line is PensionLine => pensionLines.has(line);

/**
 * Pensions of the household's private and occupational contracts. Where a contract states no prognosis, its capital
 * is paid out as in F14. Missing: birthDate.
 */
export function contractPensions(
  household: Pick<SectionData, 'persons' | 'employments' | 'contracts' | 'assumptions'>,
  date: IsoDate,
): Outcome<ContractPension[]> {
  return allOf(
    Object.entries(household.contracts.items).flatMap(
      ([contractId, contract]): Outcome<ContractPension>[] => {
        if (contract.kind !== 'saving' || !isPensionLine(contract.line)) return [];
        const { line, projectedPension } = contract;
        if (projectedPension !== undefined)
          return [computed({ contractId, line, gross: projectedPension, source: 'contract' })];
        return [
          mapOutcome(contractCapital(household, contractId, contract, date), ({ futureValue }) => ({
            contractId,
            line,
            gross: monthlyOf(futureValue, assumptionsOf(household).realReturn),
            source: 'estimate',
          })),
        ];
      },
    ),
  );
}
