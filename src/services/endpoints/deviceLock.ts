import {
  type DeviceLock,
  deviceLock,
  type DeviceLockRequest,
  type DevicePinRequest,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

const call = { kind: 'rest', service: 'userAccount', path: '/device-lock', answer: deviceLock } as const;

/** The device in a customer's hands. */
export const deviceLockEndpoints = (build: ServiceBuilder) => ({
  deviceLock: build.query<DeviceLock, void>({
    query: () => ({ ...call, method: 'GET' }),
    providesTags: ['DeviceLock'],
  }),
  lockDevice: build.mutation<DeviceLock, DeviceLockRequest>({
    query: (body) => ({ ...call, method: 'POST', body }),
    invalidatesTags: ['DeviceLock'],
  }),
  unlockDevice: build.mutation<DeviceLock, DevicePinRequest>({
    query: (body) => ({ ...call, path: '/device-lock/pin', method: 'POST', body }),
    invalidatesTags: ['DeviceLock'],
  }),
});
