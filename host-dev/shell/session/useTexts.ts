import { useEffect, useState } from 'react';
import { useShell } from './ShellContext';

/** Brings a file of `locales/<language>/shell` for a part of the shell; whether it can be read in the language shown. */
export function useTexts(file: string): boolean {
  const { texts, sink } = useShell();
  const [isReadable, setReadable] = useState(() => texts.bring([file]) === undefined);
  useEffect(() => {
    const coming = texts.bring([file]);
    const failed = (error: unknown) => sink.error(error, { area: 'shell', version: '', during: 'texts' });
    if (coming) coming.then(() => setReadable(true), failed);
    else setReadable(true); // they came between drawing and here
  }, [texts, file, sink]);
  return isReadable;
}
