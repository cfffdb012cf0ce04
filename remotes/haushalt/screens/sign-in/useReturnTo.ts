import { useHost } from '@vp-digital/core/platform';
import { createShellStorage, isOwnPath } from '@vp-digital/core/shell';
import { useEffect, useState } from 'react';
import description from '../../package.json';

/**
 * The page that was asked for before the sign-in, from the shell's storage; undefined until the shell has answered, and
 * when it does not: then the shell decides where to go on.
 */
export function useReturnTo(): string | undefined {
  const { shell, sink } = useHost();
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let isShown = true;
    createShellStorage(shell)
      .get('previousPage')
      .then(
        (found) => isShown && setPage(found !== undefined && isOwnPath(found) ? found : undefined),
        (error: unknown) => {
          if (isShown)
            sink.error(error, { area: 'haushalt', version: description.version, during: 'storage' });
        },
      );
    return () => {
      isShown = false;
    };
  }, [shell, sink]);
  return page;
}
