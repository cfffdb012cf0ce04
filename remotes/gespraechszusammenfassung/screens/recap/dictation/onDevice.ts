/**
 * Speech recognition as in the Web Speech API draft (MDN: `SpeechRecognition.processLocally`, `available()`,
 * `install()`), limited to recognition on the device.
 */
export interface Recognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  /** Speech never leaves the device; where that is impossible, `start` fails. */
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

/** A recognizer's event: the results of a session; those from `resultIndex` on are new. */
export interface RecognizedEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

export interface RecognitionErrorEvent extends Event {
  readonly error: string;
}

/** The browser's recognizer; undefined where it can only recognize by sending speech to a server. */
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

/** The final text recognized since the last event. */
export const newText = ({ resultIndex, results }: RecognizedEvent): string =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');
