import type { LanguageTexts } from '@vp-digital/core/reference';
import { useEffect, useState } from 'react';
import { useShell } from './ShellContext';

/** Brings what a part of the shell says that is fetched when it is needed; whether it can be read in the language shown. */
export function useTexts(part: LanguageTexts): boolean {
  const { texts } = useShell();
  const [isReadable, setReadable] = useState(() => texts.add(part) === undefined);
  useEffect(() => {
    const coming = texts.add(part);
    if (coming) void coming.then(() => setReadable(true));
    else setReadable(true); // they came between drawing and here
  }, [texts, part]);
  return isReadable;
}
