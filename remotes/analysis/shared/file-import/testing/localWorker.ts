/**
 * The worker's end in the same thread: messages are copied and arrive later, as a browser does it. Returns what says whether
 * workers start, and whether they come to an answer.
 */
export function readInThisThread<Request, Answer>(read: (request: Request) => Promise<Answer>) {
  const state = { starts: true, answers: true };
  class LocalWorker extends EventTarget {
    #isRunning = true;

    postMessage(request: Request): void {
      const tell = (event: Event) => setTimeout(() => this.#isRunning && this.dispatchEvent(event));
      if (!state.starts) tell(new Event('error'));
      else if (state.answers)
        void read(structuredClone(request)).then((answer) =>
          tell(new MessageEvent('message', { data: structuredClone(answer) })),
        );
    }

    terminate(): void {
      this.#isRunning = false;
    }
  }
  Object.assign(globalThis, { Worker: LocalWorker });
  beforeEach(() => {
    state.starts = true;
    state.answers = true;
    localStorage.clear();
  });
  return state;
}

/** What browsers have and jsdom lacks. */
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer)); // asked for as such
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')));
    reader.readAsArrayBuffer(this);
  });
};
