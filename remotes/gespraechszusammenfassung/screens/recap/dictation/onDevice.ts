/**
 * Recognition of speech as the Web Speech API's draft has it (MDN: `SpeechRecognition.processLocally`, `available()`, `install()`),
 * as far as it is done on the device.
 */
export interface Recognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  /** Nothing that is said leaves the device; where that cannot be, `start` fails. */
  processLocally: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

interface Wanted {
  langs: readonly string[];
  processLocally: true;
}

export interface RecognizerClass {
  new (): Recognizer;
  readonly prototype: Recognizer;
  available(wanted: Wanted): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Loads what the device needs for a language. */
  install(wanted: Wanted): Promise<boolean>;
}

/** What a recognizer tells: the results of a session, of which those from `resultIndex` on are new. */
export interface RecognizedEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

export interface RecognitionErrorEvent extends Event {
  readonly error: string;
}

/** The browser's; undefined where it only knows recognition that may send what is said to somebody's servers. */
export function onDeviceRecognizer(): RecognizerClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Partial<RecognizerClass>;
    webkitSpeechRecognition?: Partial<RecognizerClass>;
  };
  const found = SpeechRecognition ?? webkitSpeechRecognition;
  const isOnDevice =
    found?.available !== undefined &&
    found.install !== undefined &&
    found.prototype !== undefined &&
    'processLocally' in found.prototype;
  return isOnDevice ? (found as RecognizerClass) : undefined; // the draft's, by all that is used of it
}

export const wanted = (lang: string): Wanted => ({ langs: [lang], processLocally: true });

/** The text that was recognized for good since the last time. */
export const newText = ({ resultIndex, results }: RecognizedEvent): string =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');
