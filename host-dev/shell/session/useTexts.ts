import { useEffect, useState } from 'react';
import { useShell } from './ShellContext';

/**
 * Brings a file of `locales/<language>/shell` for a part of the shell; whether it can be read in the language shown. What does
 * not come is thrown to the part's boundary, whose retry asks anew.
 */
export function useTexts(file: string): boolean {
  const { texts } = useShell();
  const [isReadable, setReadable] = useState(() => texts.bring([file]) === undefined);
  useEffect(() => {
    const coming = texts.bring([file]) ?? Promise.resolve(); // they may have come between drawing and here
    coming.then(
      () => setReadable(true),
      (error: unknown) =>
        setReadable(() => {
          throw error;
        }),
    );
  }, [texts, file]);
  return isReadable;
}
