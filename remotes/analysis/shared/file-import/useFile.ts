import { useEffect, useRef, useState } from 'react';
import { type NotRead, runInWorker } from './runInWorker';
import type { Mapping } from './reading/columns';
import { limits, type FileRefusal } from './reading/refusal';
import { rememberedMappings } from './mappings';

export interface FileRequest<Name extends string> {
  bytes: ArrayBuffer;
  /** Further files that are read with it as one. */
  more?: readonly ArrayBuffer[] | undefined;
  /** Which column is what, as somebody has corrected it. */
  mapping?: Mapping<Name> | undefined;
  /** Whether days such as 3/4/26 begin with the month, as somebody has said where nothing else does. */
  monthFirst?: boolean | undefined;
  /** As it was confirmed before, by the signature of the table. */
  remembered: Readonly<Record<string, Mapping>>;
}

type Refused = NotRead | { kind: 'refused'; reason: Extract<FileRefusal, 'tooLarge' | 'tooMany' | 'empty'> };

/**
 * A file that is chosen and read beside the page, once more by other columns when they are corrected. It lives as long as what
 * asks for it, and only here.
 */
export function useFile<Name extends string, Further extends object, Answer>(further: Further) {
  const [files, setFiles] = useState<readonly ArrayBuffer[]>();
  const [answer, setAnswer] = useState<Answer | Refused>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (
    chosen: readonly ArrayBuffer[],
    as: Pick<FileRequest<Name>, 'mapping' | 'monthFirst'> = {},
  ) => {
    const [bytes, ...more] = chosen;
    if (!bytes) return;
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setBusy(true);
    const request = {
      ...further,
      bytes,
      ...(more.length > 0 && { more }),
      ...as,
      remembered: rememberedMappings(),
    };
    const read = await runInWorker<FileRequest<Name> & Further, Answer>(request, run.signal);
    if (running.current !== run) return;
    setBusy(false);
    if (read !== undefined) setAnswer(read);
  };
  return {
    answer,
    busy,
    choose: async (chosen: readonly File[]) => {
      running.current?.abort();
      setFiles(undefined);
      setAnswer(undefined);
      if (chosen.reduce((sum, { size }) => sum + size, 0) > limits.bytes)
        return setAnswer({ kind: 'refused', reason: 'tooLarge' });
      if (chosen.length > limits.files) return setAnswer({ kind: 'refused', reason: 'tooMany' });
      const contents = await Promise.all(
        chosen.map((file) => file.arrayBuffer().catch(() => undefined)), // it may have been removed meanwhile
      );
      const there = contents.filter((content) => content !== undefined);
      if (there.length < chosen.length) return setAnswer({ kind: 'refused', reason: 'empty' });
      setFiles(there);
      await read(there);
    },
    map: (mapping: Mapping<Name>, monthFirst?: boolean) =>
      files && void read(files, { mapping, ...(monthFirst !== undefined && { monthFirst }) }),
    /** Ends what reads; what was read before remains. */
    stop: () => running.current?.abort(),
  };
}
