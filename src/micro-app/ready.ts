/** Settles once: when the first screen stands, or with the reason why it cannot. */
export interface Ready {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

export function createReady(): Ready {
  let resolve: () => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((onReady, onError) => {
    resolve = onReady;
    reject = onError;
  });
  promise.catch(() => {}); // a shell that does not wait for it must not see an unhandled rejection
  return { promise, resolve, reject };
}
