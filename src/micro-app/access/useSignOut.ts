import { useHost } from '@vp-digital/core/platform';

/** Asks the shell to sign the user out. */
export function useSignOut(): () => void {
  const { shell } = useHost();
  return () => shell.send('logout', { reason: 'user' });
}
