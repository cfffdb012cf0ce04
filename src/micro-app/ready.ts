/** Settles once: when the first screen stands, or with the reason why it cannot. */
export interface Ready {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
  /** Whether the first screen stands already. */
  settled(): boolean;
}

export function createReady(): Ready {
  let resolve: () => void = () => {};
  let reject: (error: unknown) => void = () => {};
  let settled = false;
  const promise = new Promise<void>((onReady, onError) => {
    resolve = () => {
      settled = true;
      onReady();
    };
    reject = onError;
  });
  promise.catch(() => {}); // a shell that does not wait for it must not see an unhandled rejection
  return { promise, resolve, reject, settled: () => settled };
}
