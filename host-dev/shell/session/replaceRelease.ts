import type { Shell } from './createShell';

/** Replaces the page by the new release once nothing typed would be lost; false when the user stays. */
export async function replaceRelease(
  { mayLeave }: Pick<Shell, 'mayLeave'>,
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  if (!(await mayLeave('everything'))) return false;
  reload();
  return true;
}
