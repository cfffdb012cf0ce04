import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problem } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { createServer } from './createServer';
import { answerProblems } from '../http/problems';

const route = '/api/households/:householdId';
const path = `/api/households/${householdId(1)}`;

/** A server whose route does what it does when the caller was already told that it takes too long. */
async function answerLate(late: () => unknown) {
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const server = createServer({ logLevel: 'warn', logStream, timeouts: { answer: 5, bytes: 5 } });
  answerProblems(server);
  let notify = () => {};
  const isKnown = new Promise<void>((resolve) => {
    notify = resolve;
  });
  let finished: Promise<void> | undefined;
  server.get(route, (_request, reply) => {
    const answer = isKnown.then(late);
    finished = answer.then(ignore, ignore).then(() => new Promise(setImmediate));
    return answer.then((content) => reply.send(content));
  });
  const answer = await server.inject(path);
  notify();
  await finished;
  await server.close();
  return { status: answer.statusCode, body: problem.parse(answer.json()), log: lines.join('') };
}

const ignore = () => {};

describe('an answer that comes too late', () => {
  it('goes nowhere: the caller was told 503, and nothing of the call is in the log', async () => {
    const { status, body, log } = await answerLate(() => ({ name: 'Musterwerk' }));
    assert.deepEqual([status, body.code, log], [503, 'unavailable', '']);
  });

  it('that is a failure is logged without what it was about', async () => {
    const refusal = Object.assign(new Error(`no row of ${path} for Musterwerk`), { code: '22P02' });
    const { status, log } = await answerLate(() => Promise.reject(refusal));
    assert.equal(status, 503);
    assert.match(log, /"message":"22P02"/);
    for (const secret of [householdId(1), 'Musterwerk']) assert.ok(!log.includes(secret), secret);
  });
});

describe('the log', () => {
  it('never takes over an error’s text, whoever logs it and how', () => {
    const lines: string[] = [];
    const { log } = createServer({
      logLevel: 'warn',
      logStream: { write: (line) => lines.push(line) },
    });
    const sent = Object.assign(new Error(`Reply was already sent in "${path}" (GET)`), {
      code: 'FST_ERR_REP_ALREADY_SENT',
    });
    log.warn({ err: sent });
    log.warn(sent);
    log.error(sent, 'something else');
    log.warn('%s', 'said as it is');
    assert.equal(lines.length, 4);
    assert.equal(lines.filter((line) => line.includes('FST_ERR_REP_ALREADY_SENT')).length, 3);
    assert.match(lines.at(-1) ?? '', /"msg":"said as it is"/);
    assert.ok(!lines.join('').includes(householdId(1)));
  });
});
