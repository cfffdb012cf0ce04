import { ServiceError } from './ServiceError';

/** `If-Match: "7"` → 7. Throws 428 without the header, 400 when it is no version. */
export function ifMatchVersion(header: string | undefined): number {
  if (header === undefined)
    throw new ServiceError(
      'precondition-required',
      'If-Match with the version on which the changes are based.',
    );
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new ServiceError('invalid', 'If-Match has to be a version such as "7".');
  return Number(version);
}
