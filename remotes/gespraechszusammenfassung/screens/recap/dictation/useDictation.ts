import { useEffect, useRef, useState } from 'react';
import {
  newText,
  onDeviceRecognizer,
  type RecognitionErrorEvent,
  type RecognizedEvent,
  type Recognizer,
  wanted,
} from './onDevice';

export interface Dictation {
  /** `none`: this browser does not do it on this device; `toLoad`: once the language is there. */
  state: 'none' | 'toLoad' | 'loading' | 'ready' | 'listening';
  problem: 'denied' | 'failed' | undefined;
  start(): Promise<void>;
  stop(): void;
}

/**
 * Speech becomes text on the device, or not at all: what is said is neither sent nor kept. Ends with the page, and when that is hidden.
 * `onText` is the one of when it began.
 */
export function useDictation(lang: string, onText: (text: string) => void): Dictation {
  const [state, setState] = useState<Dictation['state']>('none');
  const [problem, setProblem] = useState<Dictation['problem']>();
  const running = useRef<Recognizer>(undefined);
  const isHere = useRef(true);

  useEffect(() => {
    let isMounted = true;
    isHere.current = true;
    const look = async () => {
      const status = await onDeviceRecognizer()?.available(wanted(lang));
      if (!isMounted || status === undefined || status === 'unavailable') return;
      setState(status === 'available' ? 'ready' : 'toLoad');
    };
    look().catch(() => undefined); // the page may not: no button, as where the browser cannot
    const end = () => {
      if (document.visibilityState === 'hidden') running.current?.stop();
    };
    document.addEventListener('visibilitychange', end);
    return () => {
      isMounted = false;
      isHere.current = false;
      document.removeEventListener('visibilitychange', end);
      running.current?.abort();
    };
  }, [lang]);

  const start = async () => {
    const Recognition = onDeviceRecognizer();
    if (!Recognition || running.current) return;
    setProblem(undefined);
    if (state === 'toLoad') {
      setState('loading');
      const isThere = await Recognition.install(wanted(lang)).catch(() => false);
      if (!isHere.current) return; // nobody is there who could end it
      setState(isThere ? 'ready' : 'toLoad');
      if (!isThere) return setProblem('failed');
      if (document.visibilityState === 'hidden') return; // it ends with that, and so does not begin
    }
    const recognizer = new Recognition();
    recognizer.lang = lang;
    recognizer.continuous = true;
    recognizer.processLocally = true;
    recognizer.addEventListener('result', (event) => {
      const text = newText(event as RecognizedEvent); // of its own kind
      if (text !== '') onText(text);
    });
    recognizer.addEventListener('error', (event) => {
      const { error } = event as RecognitionErrorEvent; // of its own kind
      if (error === 'no-speech' || error === 'aborted') return;
      setProblem(error === 'not-allowed' ? 'denied' : 'failed');
    });
    recognizer.addEventListener('end', () => {
      running.current = undefined;
      setState('ready');
    });
    running.current = recognizer;
    setState('listening');
    try {
      recognizer.start();
    } catch {
      running.current = undefined;
      setState('ready');
      setProblem('failed');
    }
  };
  return { state, problem, start, stop: () => running.current?.stop() };
}
