import type { Problem } from '@vp-digital/core/contracts';

type Issues = NonNullable<Problem['issues']>;

const statusOf = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'precondition-required': 428,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<Problem['code'], number>;

/** Enough to see what is wrong: an answer never grows with what was sent. */
const mostIssues = 50;

/** A refusal that the caller is told about, as a problem of the contract. `title` is English, for developers. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(
    readonly code: Problem['code'],
    title: string,
    { status, issues, retryAfter }: { status?: number; issues?: Issues; retryAfter?: number } = {},
  ) {
    super(title);
    this.status = status ?? statusOf[code];
    this.issues = issues?.slice(0, mostIssues);
    this.retryAfter = retryAfter ?? (code === 'unavailable' ? 2 : undefined);
  }

  /** The same, where the caller calls the places otherwise. */
  at(placeOf: (place: string) => string): ServiceError {
    const { code, message, status, issues, retryAfter } = this;
    const named = issues?.map((issue) => ({ ...issue, path: placeOf(issue.path) }));
    return new ServiceError(code, message, {
      status,
      ...(named && { issues: named }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }

  readonly issues: Issues | undefined;
  /** Seconds after which another try may succeed. */
  readonly retryAfter: number | undefined;
}

const notOpen = 'This household is not open to you.';

/** Unknown and foreign households answer alike, so nobody learns which households exist. */
export const noHousehold = () => new ServiceError('forbidden', notOpen);

export const isNoHousehold = (error: unknown): boolean =>
  error instanceof ServiceError && error.message === notOpen;
