/** At which step an area could not be brought onto the page. */
export type LoadErrorCode =
  /** the registry was not there, was not readable, or does not know the area */
  | 'registry'
  /** the area's entry script was not there or did not run */
  | 'entry'
  /** the area's code behind the entry, or its style sheet, was not there or did not run */
  | 'chunk'
  /** nothing of the above, but no end within the time that `createLoader` was given */
  | 'timeout'
  /** shell and area speak different versions of the contract */
  | 'contract'
  /** the area needs another version of a library that a page can have only once: React */
  | 'library'
  /** a script or style sheet is not the one that the registry has the hash of; since 1.5 */
  | 'integrity'
  /** the page's content security policy refuses a script or style sheet of the area; since 1.5 */
  | 'policy'
  /** the shell hands in what no page can stand on: `message` names the members; since 1.5 */
  | 'host'
  /** the address is not one of a page of the area; since 1.5 */
  | 'address'
  /** taken down before its first screen stood; since 1.5 */
  | 'unmounted';

/** The same as values. */
export const loadErrorCodes: readonly string[] = [
  'registry',
  'entry',
  'chunk',
  'timeout',
  'contract',
  'library',
  'integrity',
  'policy',
  'host',
  'address',
  'unmounted',
] satisfies LoadErrorCode[];

/** What of both sides does not fit: the versions of the contract, or of the library that is named. */
export interface MisfitVersions {
  library?: string | undefined;
  shell: string;
  area: string;
}

interface LoadErrorDetails {
  code: LoadErrorCode;
  area: string;
  message: string;
  versions?: MisfitVersions;
  cause?: unknown;
}

/** Why an area is not there. Calling `mountArea` again tries again, by fresh addresses. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly code: LoadErrorCode;
  readonly area: string;
  /** Only with the codes `contract` and `library`. */
  readonly versions: MisfitVersions | undefined;

  constructor({ code, area, message, versions, cause }: LoadErrorDetails) {
    super(`${area}: ${message}`, { cause });
    this.code = code;
    this.area = area;
    this.versions = versions;
  }
}
