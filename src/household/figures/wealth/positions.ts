import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type {
  Asset,
  AssetKind,
  Liability,
  Liquidity,
  LoanContract,
  SavingContract,
  SectionData,
} from '../../documents';
import { inOrder } from '../inOrder';
import { type AssetClass, assetTraits, savingTraits } from './assetTraits';
import { type Owners, ownersByShares, ownersOfContract } from './owners';

/** The documents that the balance sheet is made of. */
export type BalanceData = Pick<SectionData, 'persons' | 'assets' | 'liabilities' | 'contracts'>;

interface Position {
  id: string;
  name?: string | undefined;
  amount: Cents;
  asOf?: IsoDate | undefined;
  owners: Owners;
}

/** `contract`: what a savings contract holds; it is edited there. */
export type AssetPosition = Position & {
  liquidity: Liquidity;
  assetClass: AssetClass;
  earmarked: boolean;
} & ({ source: 'recorded'; kind: AssetKind } | { source: 'contract'; kind: SavingContract['line'] });

/** `contract`: what is left of a loan; it is edited there. */
export type DebtPosition = Position &
  ({ source: 'recorded'; kind: Liability['kind'] } | { source: 'contract'; kind: LoanContract['line'] });

/** Aktiva: recorded values, then the balances of savings contracts, each in its order. */
export function assetPositions(household: BalanceData): AssetPosition[] {
  const recorded = inOrder(household.assets.items).map(([id, asset]) => recordedAsset(id, asset, household));
  const saved = inOrder(household.contracts.items).flatMap(([id, contract]): AssetPosition[] => {
    if (contract.kind !== 'saving' || contract.balance === undefined) return [];
    return [
      {
        ...savingTraits[contract.line],
        source: 'contract',
        id,
        kind: contract.line,
        earmarked: false,
        name: contract.company || undefined,
        amount: contract.balance,
        asOf: contract.balanceAsOf,
        owners: ownersOfContract(contract.personIds, household),
      },
    ];
  });
  return [...recorded, ...saved];
}

function recordedAsset(id: string, asset: Asset, household: BalanceData): AssetPosition {
  const { kind, name, value, asOf, earmarked, ownership } = asset;
  const traits = assetTraits[kind];
  return {
    source: 'recorded',
    id,
    kind,
    name,
    amount: value,
    asOf,
    earmarked,
    assetClass: traits.assetClass,
    liquidity: asset.liquidity ?? traits.liquidity,
    owners: ownersByShares(ownership, household),
  };
}

/** Passiva: what is left of loans, then the other liabilities, each in its order. */
export function debtPositions(household: BalanceData): DebtPosition[] {
  const loans = inOrder(household.contracts.items).flatMap(([id, contract]): DebtPosition[] => {
    if (contract.kind !== 'loan' || contract.remainingDebt === undefined) return [];
    return [
      {
        source: 'contract',
        id,
        kind: contract.line,
        name: contract.company || undefined,
        amount: contract.remainingDebt,
        asOf: contract.debtAsOf,
        owners: ownersOfContract(contract.personIds, household),
      },
    ];
  });
  const recorded = inOrder(household.liabilities.items).map(
    ([id, { kind, name, amount, asOf, ownership }]): DebtPosition => ({
      source: 'recorded',
      id,
      kind,
      name,
      amount,
      asOf,
      owners: ownersByShares(ownership, household),
    }),
  );
  return [...loans, ...recorded];
}

/** Loans that say nothing about what is left of them: in no sum. */
export const loansWithoutDebt = ({ contracts }: Pick<SectionData, 'contracts'>): LoanContract[] =>
  Object.values(contracts.items).filter(
    (contract): contract is LoanContract => contract.kind === 'loan' && contract.remainingDebt === undefined,
  );
