import { useSelector } from '@vp-digital/core/libs/redux';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { selectInRole } from '@vp-digital/core/session';

/** Whether numbers by which banks and offices know a person are shown at all: as the services give and take them. */
export function useMayKnowNumbers(): boolean {
  const inRole = useSelector(selectInRole);
  return useHasPermission(permissions.documentUpload) && !inRole;
}
