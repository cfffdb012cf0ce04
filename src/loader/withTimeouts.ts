export interface Timeouts {
  /** Milliseconds after which the caller says that it takes longer. Default 8,000. */
  noticeAfter: number;
  /** Milliseconds after which waiting ends. Default 20,000. */
  failAfter: number;
}

export const defaultTimeouts: Timeouts = { noticeAfter: 8_000, failAfter: 20_000 };

/**
 * Waits for work that cannot be called off: calls `onNotice` when it takes long and rejects with what `expired`
 * makes when it takes too long. What arrives later is dropped.
 */
export function withTimeouts<Result>(
  work: Promise<Result>,
  { noticeAfter, failAfter }: Timeouts,
  { onNotice, expired }: { onNotice: () => void; expired: () => Error },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const notice = setTimeout(onNotice, noticeAfter);
    const end = setTimeout(() => reject(expired()), failAfter);
    work.then(resolve, reject).finally(() => {
      clearTimeout(notice);
      clearTimeout(end);
    });
  });
}
