import { fileType, maximumAttachmentSize } from '@vp-digital/core/contracts';
import type { ReportKey, ServiceError } from '@vp-digital/core/services';
import { useState } from 'react';
import { base64 } from './base64';
import { useAttachFileMutation } from './attachmentsApi';

/** What may go along with a report. */
export const takenTypes: readonly string[] = fileType.options;

type Reason = 'type' | 'size' | 'name' | 'number' | 'quota' | 'released' | 'offline' | 'failed';

interface Attaching {
  attach(files: readonly File[]): Promise<void>;
  busy: boolean;
  /** Files of the last choice that do not go along, and why. */
  refused: readonly { name: string; why: Reason }[];
}

/** Adds files to a draft, one after the other: what is too large or of another type is not sent at all. */
export function useAttach(place: ReportKey): Attaching {
  const [send] = useAttachFileMutation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Attaching['refused']>([]);
  const add = async (file: File): Promise<Reason | undefined> => {
    if (!takenTypes.includes(file.type)) return 'type';
    if (file.size > maximumAttachmentSize) return 'size';
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes || bytes.byteLength === 0) return 'type';
    const answer = await send({
      ...place,
      attachment: { name: file.name.normalize('NFC'), file: base64(new Uint8Array(bytes)) },
    });
    return answer.error && reasonOf(answer.error as ServiceError); // our base query's error type
  };
  const attach = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setRefused([]);
    for (const file of files) {
      const why = await add(file);
      if (why) setRefused((others) => [...others, { name: file.name, why }]);
    }
    setBusy(false);
  };
  return { attach, busy, refused };
}

const byCode: Readonly<Record<string, Reason>> = {
  attachment_type: 'type',
  attachment_size: 'size',
  attachment_number: 'number',
  attachment_quota: 'quota',
  file_name: 'name',
  file_ending: 'name',
};

function reasonOf(error: ServiceError): Reason {
  if (error.kind === 'offline') return 'offline';
  const issues = error.kind === 'invalid' ? error.problem.issues : error.kind === 'failed' && error.issues;
  const known = issues ? byCode[issues[0]?.code ?? ''] : undefined;
  if (known) return known;
  if (error.kind !== 'failed') return 'failed';
  if (error.status === 413) return 'size';
  return error.status === 409 ? 'released' : 'failed';
}
