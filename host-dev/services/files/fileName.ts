import type { FileType } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';

const longest = 200;

const endings: Readonly<Record<FileType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** Parts of a path, and characters that change how a name is read. */
const misleading = /[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * The name in `Content-Disposition: attachment; filename*=UTF-8''…`, never in an address: it may be personal. Throws 422
 * for what is no plain name of a file of this type.
 */
export function fileNameOf(header: string | undefined, type: FileType): string {
  const name = decode(/;\s*filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]);
  return checkedName(name, type);
}

/** The same for a name that was sent as text. */
export function checkedName(name: string | undefined, type: FileType): string {
  if (name === undefined || name.length > longest || misleading.test(name) || !/^[^.\s].*\S$/u.test(name))
    throw refusal(
      'file_name',
      "A plain name of a file in Content-Disposition: attachment; filename*=UTF-8''…",
    );
  if (!endings[type].test(name))
    throw refusal('file_ending', 'The ending of the name is not that of its type.');
  return name;
}

/** A name as `fileNameOf` reads it. */
export const contentDisposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escapeMark)}`;

const escapeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text).normalize('NFC');
  } catch {
    return undefined;
  }
}

const refusal = (code: string, message: string) =>
  new ServiceError('invalid', 'The name of the file is not valid.', {
    status: 422,
    issues: [{ path: '/name', code, message }],
  });
