import type { DeviceLockRequest } from '@vp-digital/core/contracts';
import type { FileRight, Permission } from '@vp-digital/core/reference';
import type { LimitKind } from '../limits';

/** Who calls, as the area token says. `contract` is missing until an advisor context is chosen. */
export interface Caller {
  userId: string;
  name: string;
  permissions: ReadonlySet<string>;
  fileRights: ReadonlySet<string>;
  contract: string | undefined;
  /** Somebody else acts in the role of this user. */
  impersonation?: Impersonation | undefined;
  /** The sign-in that the token comes from. */
  session?: Session | undefined;
  /** The device is in a customer's hands. */
  deviceLock?: HeldLock | undefined;
}

export interface Session {
  id: string;
  /** When the password was last given, in whole seconds since 1970. */
  authTime: number;
}

/** What a customer may do with the device, and under which accounting contract. */
export interface HeldLock extends Omit<DeviceLockRequest, 'pin'> {
  contract: string;
  /** Of its PIN; undefined where none was set. */
  triesLeft?: number | undefined;
}

export interface Impersonation {
  id: string;
  /** The user who really acts. */
  actor: string;
}

/** What a call takes: an app permission, and for files the right granted in the user-account area. */
export interface Need {
  permission?: Permission;
  fileRight?: FileRight;
  /** Open to those who act in the role of another: what reads, and hides from them what is protected. */
  inRole?: boolean;
  /** As what it is counted: by its method when nothing is said. */
  limit?: LimitKind;
  /** Open to the customer who has the device in hand: what the purpose needs, for the one household. */
  onLockedDevice?(lock: HeldLock): boolean;
}
