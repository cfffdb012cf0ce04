import type { ReportKey, ServiceError } from '@vp-digital/core/services';
import { useState } from 'react';
import { useReadReportFileMutation } from '../../api';
import { bytesOf } from '../attachments/base64';

/**
 * Why a released file does not come: it was released before files were kept, it is not the one that was released, the
 * services lack its key, or anything else.
 */
export type ArchiveProblem = 'never' | 'tampered' | 'locked' | 'failed';

export interface ArchivedFile {
  problem: ArchiveProblem | undefined;
  /** The released file, byte for byte; nothing happens, and the problem is there, when it does not come. */
  read(handOver: (bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void): Promise<void>;
}

/** The file of a released report, as it is kept. */
export function useArchivedFile(place: ReportKey): ArchivedFile {
  const [ask] = useReadReportFileMutation();
  const [problem, setProblem] = useState<ArchiveProblem>();
  const read: ArchivedFile['read'] = async (handOver) => {
    setProblem(undefined);
    const { data, error } = await ask(place);
    if (data) return handOver(bytesOf(data.pdf));
    setProblem(problemOf(error as ServiceError)); // our base query's error type
  };
  return { problem, read };
}

const byCode: Readonly<Record<string, ArchiveProblem>> = {
  file_never: 'never',
  file_tampered: 'tampered',
  file_locked: 'locked',
};

/** By what the services say of the file, never by the status alone: other troubles have the same ones. */
const problemOf = (error: ServiceError): ArchiveProblem =>
  (error.kind === 'failed' && byCode[error.issues?.[0]?.code ?? '']) || 'failed';
