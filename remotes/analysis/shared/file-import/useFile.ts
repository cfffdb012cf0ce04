import { useState } from 'react';
import { type NotRead, runInWorker } from './runInWorker';
import type { Mapping } from './reading/columns';
import { limits, type FileRefusal } from './reading/refusal';
import { rememberedMappings } from './mappings';

export interface FileRequest<Name extends string> {
  bytes: ArrayBuffer;
  /** Which column is what, as somebody has corrected it. */
  mapping?: Mapping<Name> | undefined;
  /** As it was confirmed before, by the signature of the table. */
  remembered: Readonly<Record<string, Mapping>>;
}

type Refused = NotRead | { kind: 'refused'; reason: Extract<FileRefusal, 'tooLarge' | 'empty'> };

/**
 * A file that is chosen and read beside the page, once more by other columns when they are corrected. It lives as long as what
 * asks for it, and only here.
 */
export function useFile<Name extends string, Further extends object, Answer>(further: Further) {
  const [bytes, setBytes] = useState<ArrayBuffer>();
  const [answer, setAnswer] = useState<Answer | Refused>();
  const [busy, setBusy] = useState(false);
  const read = async (file: ArrayBuffer, mapping?: Mapping<Name>) => {
    setBusy(true);
    const request = { ...further, bytes: file, mapping, remembered: rememberedMappings() };
    setAnswer(await runInWorker<FileRequest<Name> & Further, Answer>(request));
    setBusy(false);
  };
  return {
    answer,
    busy,
    choose: async (file: File) => {
      setBytes(undefined);
      if (file.size > limits.bytes) return setAnswer({ kind: 'refused', reason: 'tooLarge' });
      const content = await file.arrayBuffer().catch(() => undefined); // it may have been removed meanwhile
      if (!content) return setAnswer({ kind: 'refused', reason: 'empty' });
      setBytes(content);
      await read(content);
    },
    map: (mapping: Mapping<Name>) => bytes && void read(bytes, mapping),
  };
}
