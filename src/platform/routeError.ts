/**
 * The error that a page throws when it cannot be shown at all: the specification distinguishes them by message. 401
 * sends the logout message, 403 shows the access-denied page, anything else leaves the view blank.
 *
 * @param cause what the services have answered, where it was them
 */
export const routeError = (status: 401 | 403, cause?: unknown): Error => new Error(String(status), { cause });

export const routeErrorStatus = (error: unknown): 401 | 403 | undefined => {
  const message = error instanceof Error ? error.message : undefined;
  return message === '401' ? 401 : message === '403' ? 403 : undefined;
};
