import { useHouseholdId, useMayKnow } from '@vp-digital/core/micro-app';
import { useSections } from '@vp-digital/core/services';
import { useState } from 'react';
import { useFile } from '../file-import/useFile';
import type { Moves } from './proposal';
import type { Span } from './reading/booking';
import type { ColumnName } from './reading/csv/columns';
import { wholeMonths } from './reading/months';
import type { KnownContract } from './reading/contractsKnown';
import type { StatementAnswer, StatementRequest } from './reading/readStatement';
import type { Target } from './reading/rules';

/** A file that is read, and what was corrected of it. All of it lives as long as the card is open, and only here. */
export function useStatement() {
  const ownIbans = useOwnIbans();
  const contracts = useKnownContracts();
  const { answer, busy, choose, map, stop } = useFile<ColumnName, Known, StatementAnswer>({
    ownIbans: ownIbans ?? none,
    contracts: contracts ?? none,
  });
  const [corrected, setCorrected] = useState<Span>();
  const [moves, setMoves] = useState<Moves>({});
  const span = corrected ?? (answer?.kind === 'read' ? answer.span : undefined);
  return {
    answer,
    isReading: busy,
    busy: busy || ownIbans === undefined || contracts === undefined,
    moves,
    span,
    months: span ? wholeMonths(span) : [],
    choose: async (files: readonly File[]) => {
      setCorrected(undefined);
      setMoves({});
      await choose(files);
    },
    map,
    stop,
    correct: setCorrected,
    move: (key: string, target: Target) => setMoves({ ...moves, [key]: target }),
  };
}

type Known = Required<Pick<StatementRequest, 'ownIbans'>> & { contracts: readonly KnownContract[] };

const recorded = ['contracts'] as const;

/** The contracts that are recorded: what they cost is no expense. Undefined while they are on their way. */
function useKnownContracts(): readonly KnownContract[] | undefined {
  const { contracts } = useSections(useHouseholdId(), recorded);
  if (contracts?.status === 'loading') return undefined;
  if (contracts?.status !== 'ready') return none;
  return Object.entries(contracts.data.items).map(([id, { company, number, premium }]) => ({
    id,
    company,
    number,
    premium,
  }));
}

const accounts = ['bankAccounts'] as const;
const none = [] as const;

/**
 * The household's accounts, for those who may know them: what goes from one to another is no expense. Undefined while they
 * are on their way.
 */
function useOwnIbans(): readonly string[] | undefined {
  const mayKnow = useMayKnow('bank');
  const { bankAccounts } = useSections(useHouseholdId(), mayKnow ? accounts : none);
  if (bankAccounts?.status === 'loading') return undefined;
  if (bankAccounts?.status !== 'ready') return none;
  return Object.values(bankAccounts.data.items).flatMap(({ iban }) => iban ?? []);
}
