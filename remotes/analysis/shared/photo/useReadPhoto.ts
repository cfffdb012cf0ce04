import type { ContractProposal, PayslipProposal, PensionLetterProposal } from '@vp-digital/core/contracts';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { isTooOften, type ServiceError } from '@vp-digital/core/services';
import {
  type PictureOfHousehold,
  useProposeContractMutation,
  useProposePayslipMutation,
  useProposePensionLetterMutation,
} from './proposalApi';

export type PhotoProblem =
  | 'picture'
  | 'text'
  | 'payslip'
  | 'pensionLetter'
  | 'consent'
  | 'offline'
  | 'tooOften'
  | 'failed';

export type ReadPhoto<Proposal> =
  | { kind: 'read'; proposal: Proposal }
  | { kind: 'failed'; problem: PhotoProblem };

type Read<Proposal> = (file: File) => Promise<ReadPhoto<Proposal>>;

/** Has a contract's picture read by the service; it is not kept. */
export function useReadContract(): Read<ContractProposal> {
  const [propose] = useProposeContractMutation();
  return useReadPhoto(propose, 'text');
}

/** The same for a payslip's. */
export function useReadPayslip(): Read<PayslipProposal> {
  const [propose] = useProposePayslipMutation();
  return useReadPhoto(propose, 'payslip');
}

/** The same for a pension letter's. */
export function useReadPensionLetter(): Read<PensionLetterProposal> {
  const [propose] = useProposePensionLetterMutation();
  return useReadPhoto(propose, 'pensionLetter');
}

type Propose<Proposal> = (
  picture: PictureOfHousehold,
) => Promise<{ data?: Proposal | undefined; error?: unknown }>;

/** `unread`: what is said of a picture on which nothing was found. */
function useReadPhoto<Proposal extends object>(
  propose: Propose<Proposal>,
  unread: PhotoProblem,
): Read<Proposal> {
  const householdId = useHouseholdId();
  return async (file) => {
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (!picture) return { kind: 'failed', problem: 'picture' };
    const answer = await propose({ householdId, picture });
    if (answer.data === undefined)
      return { kind: 'failed', problem: problemOf(answer.error as ServiceError, unread) }; // the base query has no other
    return { kind: 'read', proposal: answer.data };
  };
}

function problemOf(error: ServiceError, unread: PhotoProblem): PhotoProblem {
  if (error.kind === 'invalid') return unread;
  if (error.kind === 'forbidden') return 'consent'; // the page itself is open to the advisor
  if (isTooOften(error)) return 'tooOften';
  return error.kind === 'offline' ? 'offline' : 'failed';
}

/** Longest side in pixels: print on a page is still read, and a telephone's picture takes a tenth of the bytes. */
const longestSide = 2_400;

/**
 * The picture upright as a JPEG without what the camera noted beside it (place, time, device). Rejects for what the
 * browser cannot show.
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
