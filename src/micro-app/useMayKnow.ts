import { permissionFor, type Protection } from '@vp-digital/core/household';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHasPermission } from '@vp-digital/core/platform';
import { selectInRole } from '@vp-digital/core/session';

/** Whether fields that are protected in this way are seen and written here: as the services give and take them. */
export function useMayKnow(protection: Protection): boolean {
  const inRole = useSelector(selectInRole);
  return useHasPermission(permissionFor[protection]) && !inRole;
}
