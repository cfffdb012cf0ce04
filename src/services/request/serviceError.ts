import type { KnownSectionConflict, Problem } from '@vp-digital/core/contracts';

/** Why a call failed, as plain data (it is kept in the store). */
export type ServiceError =
  /** No connection, or no answer in time. */
  | { kind: 'offline' }
  /** The session is over; the shell has been told. */
  | { kind: 'unauthorized' }
  | { kind: 'forbidden'; requestId: string | undefined }
  /** 412: the same field was changed by somebody else meanwhile. */
  | { kind: 'conflict'; conflict: KnownSectionConflict }
  /** The service refused what was sent, and says which field. */
  | { kind: 'invalid'; problem: Problem }
  /** A newer release has written what nothing can be computed without; this one does not know it. */
  | { kind: 'newer' }
  /** Any other answer, and answers that break the contract. */
  | {
      kind: 'failed';
      status: number | undefined;
      requestId: string | undefined;
      /** Which of the reasons of this status, where the service names it. */
      issues?: Problem['issues'];
      /** Seconds after which the service would rather be asked again. */
      retryAfter?: number;
    };

/** True for errors that go away by themselves, so that trying again makes sense. */
export const isTemporary = (error: ServiceError): boolean =>
  error.kind === 'offline' || isTooOften(error) || (error.kind === 'failed' && (error.status ?? 0) >= 500);

/** True when the services were called more often than they answer one user. */
export const isTooOften = (error: ServiceError): boolean => error.kind === 'failed' && error.status === 429;
