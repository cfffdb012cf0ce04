import { useEffect, useState } from 'react';
import type { Loaded } from '../data/LoadedState';
import type { Explained } from './ExplanationSheet';

/**
 * Fetches an explanation once its sheet is opened, so that computing stays light.
 *
 * @param load keep it stable (`useCallback`): a new one explains anew.
 */
export function useExplained<Data extends Explained>(
  opened: boolean,
  load: () => Promise<Data>,
): Loaded<Data> {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!opened) return;
    let outdated = false;
    const retry = () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    };
    load().then(
      (data) => !outdated && setState({ status: 'ready', data }),
      () => !outdated && setState({ status: 'error', error: { kind: 'offline' }, retry }),
    );
    return () => {
      outdated = true;
    };
  }, [opened, load, attempt]);
  return state;
}
