import { useSelector } from '@vp-digital/core/libs/redux';
import type { Permission } from '@vp-digital/core/reference';
import { selectHasPermission } from '@vp-digital/core/session';

/** Whether the signed-in user holds a permission; no permission named is always held. */
export const useHasPermission = (permission: Permission | undefined): boolean =>
  useSelector(selectHasPermission(permission));
