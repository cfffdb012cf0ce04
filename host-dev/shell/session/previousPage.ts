import { note, storageKeys } from '../storage/sessionStorageKeys';

export const previousPage = (): string | undefined =>
  sessionStorage.getItem(storageKeys.previousPage) ?? undefined;

export const rememberPage = (path: string): void => note('previousPage', path);

export function takePreviousPage(): string | undefined {
  const page = previousPage();
  sessionStorage.removeItem(storageKeys.previousPage);
  return page;
}
