import { callerCore, coreVersionHeader } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyRequest } from 'fastify';
import { type HeldLock, showsHousehold } from '../authorization';
import { ServiceError } from '../http/ServiceError';

export const coreOf = ({ headers }: FastifyRequest) => callerCore(headers[coreVersionHeader]);

/** What every document takes. */
export const access = { permission: permissions.mainAccess, fileRight: 'access' } as const;

/** What a customer with the device in hand reads and writes: their rating, and nothing beside it. */
export const isRating = (lock: HeldLock, householdId: string, sections: readonly string[]): boolean =>
  lock.purpose === 'rating' &&
  lock.householdId === householdId &&
  sections.every((section) => section === 'appointmentRatings');

/** What a device in a customer's hands reads: for the pages made for them the documents of this household. */
export const isForCustomer = (lock: HeldLock, householdId: string, sections: readonly string[]): boolean =>
  isRating(lock, householdId, sections) || showsHousehold(lock, householdId);

export const noSection = () => new ServiceError('not-found', 'There is no such section.');
