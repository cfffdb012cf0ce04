/** What a shell can mend, or what has ended a mount before its first screen stood. */
export type ShellFaultCode =
  /** a member of `Host` is missing or is not what it has to be */
  | 'host'
  /** the address is not one of a page of the area */
  | 'address'
  /** nobody is signed in, and the page needs a permission */
  | 'user'
  /** the shell gave no token */
  | 'token'
  /** a message of the shell is not as its schema says */
  | 'message'
  /** what is made for the customer did not stand in time */
  | 'timeout'
  /** taken down before the first screen stood */
  | 'unmounted';

/** Says by name what hinders an area: `ready` rejects with it, or the sink is told. */
export class ShellFault extends Error {
  override readonly name = 'ShellFault';
  constructor(
    readonly code: ShellFaultCode,
    message: string,
  ) {
    super(message);
  }
}
