import type { FileRight, Permission } from '@vp-digital/core/reference';

/** Who calls, as the area token says. `contract` is missing until an advisor context is chosen. */
export interface Caller {
  userId: string;
  name: string;
  permissions: ReadonlySet<string>;
  fileRights: ReadonlySet<string>;
  contract: string | undefined;
}

/** What a call takes: an app permission, and for files the right granted in the user-account area. */
export interface Need {
  permission?: Permission;
  fileRight?: FileRight;
}
