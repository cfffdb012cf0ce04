import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface HostileRequest {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface Outcome {
  /** How often which status came; 0 where the connection was closed before an answer. */
  statuses: Map<number, number>;
  /** What no answer may be: an unforeseen error, one that tells of the inside, a 429 that does not say when to come back. */
  faults: string[];
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of the right form that leads nowhere; another one for each number. */
export const unknownCode = (number: number): string =>
  Array.from({ length: 12 }, (_, place) => letters[(number * 7 + place * (number % 11) + place) % 32]).join(
    '',
  );

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const markup = '<script>alert(1)</script>"\'; drop table recommendation; --';
const entered = (number: number) => `name=Niemand&email=niemand${number}%40example.org&consent=yes`;

/** Nothing of a form that a page makes is in it, or too much. */
const oddForms = [
  '',
  '=&&&==',
  `name=${encodeURIComponent(markup)}&email=x`,
  `name=${'%00'.repeat(50)}&email=a%40b.de&consent=yes`,
  `name=${'x'.repeat(7_000)}&email=x%40example.org&consent=yes`,
  '%E0%A4%A&name=%',
  'name=a&name=b&__proto__=1&constructor=2&email=c&email=d',
];

/** No code at all. */
const oddCodes = [
  'x',
  'A'.repeat(2_000),
  '..%2F..%2Fetc%2Fpasswd',
  '%00',
  '%27%20or%201%3D1--',
  encodeURIComponent('<b>ÄÖÜ</b>'),
  '%E0%A4%A',
  '__proto__',
];

const flood = Object.fromEntries(
  Array.from({ length: 300 }, (_, number) => [`x-flood-${number}`, 'y'.repeat(40)]),
);

/** Every way in which somebody knocks who means no good, in turn. `code` is one that leads somewhere. */
const kinds: readonly ((number: number, code: string) => HostileRequest)[] = [
  (number) => ({ method: 'GET', path: `/e/${unknownCode(number)}` }),
  (number) => ({ method: 'GET', path: `/e/${oddCodes[number % oddCodes.length] ?? ''}` }),
  (number) => ({ method: 'POST', path: `/e/${unknownCode(number)}`, headers: form, body: entered(number) }),
  (_, code) => ({ method: 'POST', path: `/e/${code}`, headers: form, body: 'x='.padEnd(600_000, 'y') }),
  (number, code) => ({
    method: 'POST',
    path: `/e/${code}`,
    headers: { 'content-type': number % 2 ? 'application/json' : 'multipart/form-data; boundary=x' },
    body: '{"name":{"__proto__":1}}',
  }),
  (_, code) => ({ method: 'POST', path: `/e/${code}` }), // neither a body nor a type
  (number, code) => ({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'][number % 6] ?? 'PUT',
    path: `/e/${code}`,
  }),
  (number) => ({
    method: 'GET',
    path: `/e/${unknownCode(number)}`,
    headers: number % 2 ? { cookie: 'a='.padEnd(40_000, 'b') } : flood,
  }),
  (number, code) => ({ method: 'GET', path: `/e/${code}/${String(number).padStart(32, 'a')}` }),
  (number, code) => ({
    method: 'POST',
    path: `/e/${code}/${String(number).padStart(32, 'a')}`,
    ...(number % 2 && { headers: form, body: 'do=confirm' }),
  }),
  (number, code) => ({
    method: 'POST',
    path: `/e/${code}`,
    headers: form,
    body: oddForms[number % oddForms.length] ?? '',
  }),
  (number, code) => ({ method: 'POST', path: `/e/${code}`, headers: form, body: entered(number) }),
];

/** What a door may answer: a page, that there is none, that the request is refused. */
const expected = new Set([0, 200, 204, 400, 404, 405, 413, 414, 415, 422, 429, 431]);

/** A place in code, a folder of this machine, a statement: nobody outside is told of it. */
const inside =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|\/(?:home|tmp|usr)\/|\b(?:select|insert into) .+\b(?:from|values)\b|<script>/;

/** Sends so many requests at the page of a code, `atOnce` at a time. */
export async function sendHostile(
  codeUrl: string,
  { requests, atOnce }: { requests: number; atOnce: number },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const code = new URL(codeUrl).pathname.split('/').at(-1) ?? '';
  const outcome: Outcome = { statuses: new Map(), faults: [] };
  let next = 0;
  const knock = async () => {
    while (next < requests) {
      const number = next++;
      const sent = kinds[number % kinds.length]?.(Math.floor(number / kinds.length), code);
      if (!sent) continue;
      const { status, text, retryAfter } = await answerTo(codeUrl, agent, sent);
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      const isFault =
        !expected.has(status) || inside.test(text) || (status === 429 && !/^[1-9]\d*$/.test(retryAfter));
      if (isFault)
        outcome.faults.push(`${sent.method} ${sent.path.slice(0, 60)}: ${status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, knock));
  agent.destroy();
  return outcome;
}

interface HostileAnswer {
  status: number;
  retryAfter: string;
  text: string;
}

const answerTo = (
  url: string,
  agent: Agent,
  { body, path, ...options }: HostileRequest,
): Promise<HostileAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const closed = () => resolve({ status: 0, retryAfter: '', text: '' });
    const sent = request({ hostname, port, agent, path, ...options }, (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      const { statusCode: status = 0, headers } = answer;
      const finish = () => resolve({ status, retryAfter: headers['retry-after'] ?? '', text });
      answer.once('end', finish).once('error', finish);
    });
    sent.once('error', closed);
    sent.end(body);
  });

/** Begins bodies that never come to their end, one connection each; answers how to close them. */
export function beginSlowBodies(codeUrl: string, count: number): () => void {
  const { hostname, port, pathname } = new URL(codeUrl);
  const headers = { ...form, 'content-length': '4000' };
  const begun = Array.from({ length: count }, () => {
    const sent = request({ hostname, port, path: pathname, method: 'POST', headers, agent: false });
    sent.once('error', () => undefined); // the service ends it, or we do
    sent.once('response', (answer) => answer.resume());
    sent.write('name=');
    return sent;
  });
  return () => {
    for (const sent of begun) sent.destroy();
  };
}

/** Asks as a person does who is told to wait: comes back when the answer says so. */
export async function askPatiently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429) return answer;
    await answer.text();
    const seconds = Number(answer.headers.get('retry-after'));
    if (!(seconds > 0 && seconds <= 60)) throw new Error('Nobody says when to come back.');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}
