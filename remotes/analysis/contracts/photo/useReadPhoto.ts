import type { ContractProposal } from '@vp-digital/core/contracts';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { isTooOften, type ServiceError } from '@vp-digital/core/services';
import { useProposeContractMutation } from './proposalApi';
import { shrinkPicture } from './shrinkPicture';

export type PhotoProblem = 'picture' | 'text' | 'consent' | 'offline' | 'tooOften' | 'failed';

export type ReadPhoto =
  | { kind: 'read'; proposal: ContractProposal }
  | { kind: 'failed'; problem: PhotoProblem };

/** Has a picture read by the service; it is not kept. */
export function useReadPhoto(): (file: File) => Promise<ReadPhoto> {
  const householdId = useHouseholdId();
  const [propose] = useProposeContractMutation();
  return async (file) => {
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (!picture) return { kind: 'failed', problem: 'picture' };
    const answer = await propose({ householdId, picture });
    if (answer.error) return { kind: 'failed', problem: problemOf(answer.error as ServiceError) }; // the base query has no other
    return { kind: 'read', proposal: answer.data };
  };
}

function problemOf(error: ServiceError): PhotoProblem {
  if (error.kind === 'invalid') return 'text';
  if (error.kind === 'forbidden') return 'consent'; // the page itself is open to the advisor
  if (isTooOften(error)) return 'tooOften';
  return error.kind === 'offline' ? 'offline' : 'failed';
}
