import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

interface Knock {
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/**
 * Sends a request and answers the status, once the whole answer has come. For thousands of requests: `fetch` takes more
 * time for one than the services take to refuse it.
 */
export const knock = (url: string, { body, ...options }: Knock = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...options }, (answer) => {
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
      answer.resume();
    });
    sent.once('error', reject);
    sent.end(body);
  });

/** Sends JSON. */
export const knockWith = (url: string, body: object, token?: string): Promise<number> =>
  knock(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** Posts a form, as a browser without script does. */
export const knockWithForm = (url: string, fields: Readonly<Record<string, string>>): Promise<number> =>
  knock(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams(fields).toString(),
  });
