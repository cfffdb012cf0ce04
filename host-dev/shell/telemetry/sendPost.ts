import type { IXHROverride } from '@microsoft/applicationinsights-core-js';

const timeout = 20_000;

/**
 * Sends a batch. A refused connection is reported as 503: the library keeps what it could not hand over only when
 * somebody answered, and would lose it otherwise. Kept items go out at the next load.
 */
export const sendPost: IXHROverride['sendPOST'] = ({ urlString, data, headers = {} }, onComplete) => {
  const body = typeof data === 'string' ? data : new Uint8Array(data);
  fetch(urlString, {
    method: 'POST',
    body,
    headers,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (response) => onComplete(response.status, {}, await response.text()))
    .catch(() => onComplete(503, {}));
};
