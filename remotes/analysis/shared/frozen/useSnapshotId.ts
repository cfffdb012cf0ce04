import { useLocation } from '@vp-digital/core/libs/router';
import { snapshotIdIn } from '@vp-digital/core/reference';

/** The state in which the address wants the page: `?stand=` and its id, which any page may be linked with. */
export const useSnapshotId = (): string | undefined => snapshotIdIn(useLocation().search);
