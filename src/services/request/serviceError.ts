import { assistantsRefused, type KnownSectionConflict, type Problem } from '@vp-digital/core/contracts';

/** Entries that somebody else removed while their fields were typed into, as last seen: by path (`/items/<id>`). */
export type RemovedEntries = Readonly<Record<string, unknown>>;

/** Why a call failed, as plain data (it is kept in the store). */
export type ServiceError =
  /** No connection, or no answer in time. */
  | { kind: 'offline' }
  /** The session is over; the shell has been notified. */
  | { kind: 'unauthorized' }
  | { kind: 'forbidden'; requestId: string | undefined; issues?: Problem['issues'] }
  /** 412: somebody else changed the same field in the meantime. */
  | {
      kind: 'conflict';
      conflict: KnownSectionConflict;
      /** The entries that are gone with it, as they were last seen. */
      removed?: RemovedEntries;
    }
  /** The service refused what was sent, and says which field. */
  | { kind: 'invalid'; problem: Problem }
  /** A newer release has written something that figures depend on and this release does not know. */
  | { kind: 'newer' }
  /** Any other answer, and answers that break the contract. */
  | {
      kind: 'failed';
      status: number | undefined;
      requestId: string | undefined;
      /** Which of the reasons of this status, if the service names it. */
      issues?: Problem['issues'];
      /** Seconds after which the service wants to be asked again. */
      retryAfter?: number;
    };

/** True for errors that pass by themselves, so that a retry makes sense. */
export const isTemporary = (error: ServiceError): boolean =>
  error.kind === 'offline' || isTooOften(error) || (error.kind === 'failed' && (error.status ?? 0) >= 500);

/** True if the services were called more often than allowed for one user. */
export const isTooOften = (error: ServiceError): boolean => error.kind === 'failed' && error.status === 429;

/** True if an assistant was refused because somebody of the household has refused assistants. */
export const isRefusedToAssistants = (error: ServiceError): boolean =>
  error.kind === 'forbidden' && (error.issues?.some(({ code }) => code === assistantsRefused) ?? false);
