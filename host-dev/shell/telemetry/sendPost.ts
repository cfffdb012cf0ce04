import type { IXHROverride } from '@microsoft/applicationinsights-core-js';

const timeout = 20_000;

/**
 * Sends a batch. A refused connection is reported as 503: the library keeps what it could not hand over only when
 * somebody answered, and would lose it otherwise. Kept items go out at the next load.
 */
export const sendPost: IXHROverride['sendPOST'] = ({ urlString, data, headers = {} }, onComplete) => {
  const type = { 'content-type': 'application/json' }; // the library names it only in its own ways of sending
  const body = typeof data === 'string' ? data : new Uint8Array(data);
  void fetch(urlString, {
    method: 'POST',
    body,
    headers: { ...type, ...headers },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 503, text: '' }))
    .then(({ status, text }) => onComplete(status, {}, text));
};
