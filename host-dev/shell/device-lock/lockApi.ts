import { deviceLockEndpoints } from '@vp-digital/core/services';
import { shellApi } from '../session/shellApi';

/** The device in a customer's hands, and how it comes back. */
export const { useDeviceLockQuery, useLockDeviceMutation, useUnlockDeviceMutation } =
  shellApi.api.injectEndpoints({ endpoints: deviceLockEndpoints });
