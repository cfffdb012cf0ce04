import { useHost } from '@vp-digital/core/platform';
import { createShellStorage, isOwnPath } from '@vp-digital/core/shell';
import { useEffect, useState } from 'react';
import description from '../../package.json';

export interface ReturnTo {
  /**
   * The page that was asked for before the sign-in, from the shell's storage; undefined until the shell has answered, and
   * when it does not: then the shell decides where to go on.
   */
  returnTo: string | undefined;
  /** The shell has not answered in time. */
  isSilent: boolean;
  /** Asks it once more. */
  retry(): void;
}

export function useReturnTo(): ReturnTo {
  const { shell, sink } = useHost();
  const [page, setPage] = useState<string>();
  const [isSilent, setIsSilent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    createShellStorage(shell)
      .get('previousPage')
      .then(
        (found) => isShown && setPage(found !== undefined && isOwnPath(found) ? found : undefined),
        (error: unknown) => {
          if (!isShown) return;
          setIsSilent(true);
          sink.error(error, { area: 'haushalt', version: description.version, during: 'storage' });
        },
      );
    return () => {
      isShown = false;
    };
  }, [shell, sink, attempt]);
  const retry = () => {
    setIsSilent(false);
    setAttempt(attempt + 1);
  };
  return { returnTo: page, isSilent, retry };
}
