import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import type { Referral, SectionDocument } from '@vp-digital/core/contracts';
import { areaToken, createClient, householdId, startServiceProcess, temporaryPlace } from '../testing';
import { postForm } from '../testing/answerInto';
import { askPatiently, beginSlowBodies, sendHostile } from '../testing/hostileVisitors';

const requests = 10_000;
/** Bodies of 600 kB are a twelfth of them: 500 MB, if they were read. */
const mostGrowth = 200;

it('ten thousand hostile requests at the page of a code fill no memory and tell nothing', async (test) => {
  const { location, remove } = await temporaryPlace();
  const service = await startServiceProcess(location, {
    VP_LIMITS: 'attempts=20/min links=30/min:60 tickets=60/min:120 open=20/s:200',
  });
  test.after(() => service.end('SIGKILL'));
  const petra = createClient(service.url, await areaToken(service.url, 'petra', '4711'));
  const household = `/api/households/${householdId(2)}`;
  const { data } = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body;
  const wanted = { giverId: Object.keys(data.items)[0], way: 'card' };
  const { url } = (await petra.post<Referral>(`${household}/recommendations`, wanted)).body;
  const other = (await petra.post<Referral>(`${household}/recommendations`, wanted)).body;

  await sendHostile(url, { requests: requests / 10, atOnce: 50 }); // what is made once is there
  const before = megabytesOf(service.child.pid);
  const endSlowBodies = beginSlowBodies(url, 100);
  const { statuses, faults } = await sendHostile(url, { requests, atOnce: 50 });
  const growth = megabytesOf(service.child.pid) - before;
  endSlowBodies();
  assert.deepEqual(faults, []);
  assert.ok((statuses.get(429) ?? 0) > requests / 4, 'many are not even looked at');
  assert.ok(growth < mostGrowth, `${growth} MB more`);

  const page = await askPatiently(() => fetch(url, { headers: { 'accept-language': 'de' } }));
  assert.match(await page.text(), /Eine Empfehlung von/);
  const entered = { name: 'Mia Muster', email: 'mia@example.org', consent: 'yes' };
  const sent = await askPatiently(() => postForm(other.url, entered));
  assert.match(await sent.text(), /schauen Sie in Ihr Postfach/);
  assert.equal((await petra.get(`${household}/sections/persons`)).status, 200);
  for (const word of ['niemand', 'example.org', new URL(url).pathname.slice(3)])
    assert.ok(!service.output().includes(word), `${word} was printed`);
  assert.equal(await service.end('SIGTERM'), 0);
  await remove();
});

/** Of a process, as the system counts it. */
function megabytesOf(pid: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  assert.match(stdout, /\d/);
  return Number(stdout) / 1024;
}
