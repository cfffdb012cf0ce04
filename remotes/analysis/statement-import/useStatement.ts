import { useHouseholdId, useMayKnow } from '@vp-digital/core/micro-app';
import { useSections } from '@vp-digital/core/services';
import { useState } from 'react';
import { rememberedMappings } from './mappings';
import { readBeside } from './readBeside';
import type { Span } from './reading/booking';
import type { Mapping } from './reading/csv/columns';
import { wholeMonths } from './reading/months';
import type { StatementAnswer } from './reading/readStatement';
import { limits } from './reading/refusal';
import type { Target } from './reading/rules';
import type { Moves } from './proposal';

/** A file that is read, and what was corrected of it. All of it lives as long as the card is open, and only here. */
export function useStatement() {
  const ownIbans = useOwnIbans();
  const [bytes, setBytes] = useState<ArrayBuffer>();
  const [answer, setAnswer] = useState<StatementAnswer>();
  const [busy, setBusy] = useState(false);
  const [corrected, setCorrected] = useState<Span>();
  const [moves, setMoves] = useState<Moves>({});

  const read = async (file: ArrayBuffer, mapping?: Mapping) => {
    setBusy(true);
    const request = { bytes: file, ownIbans: ownIbans ?? none, mapping, remembered: rememberedMappings() };
    setAnswer(await readBeside(request));
    setBusy(false);
  };
  const span = corrected ?? (answer?.kind === 'read' ? answer.span : undefined);
  return {
    answer,
    busy: busy || ownIbans === undefined,
    moves,
    span,
    months: span ? wholeMonths(span) : [],
    choose: async (file: File) => {
      setCorrected(undefined);
      setMoves({});
      setBytes(undefined);
      if (file.size > limits.bytes) return setAnswer({ kind: 'refused', reason: 'tooLarge' });
      const content = await file.arrayBuffer().catch(() => undefined); // it may have been removed meanwhile
      if (!content) return setAnswer({ kind: 'refused', reason: 'empty' });
      setBytes(content);
      await read(content);
    },
    map: (mapping: Mapping) => bytes && void read(bytes, mapping),
    correct: setCorrected,
    move: (key: string, target: Target) => setMoves({ ...moves, [key]: target }),
  };
}

export type ReadStatement = ReturnType<typeof useStatement>;

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
