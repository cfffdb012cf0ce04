import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFairQueue } from './fairQueue';

/** A queue at which everything has to wait until `open` is called. */
function busyQueue() {
  const queue = createFairQueue();
  let open = () => {};
  void queue.add('somebody', () => new Promise<void>((resolve) => (open = resolve)));
  return { queue, open: () => open() };
}

/** Does so much work of each owner, asked for in this order while others are served; answers the order of the work. */
async function orderOf(...asked: [owner: string, count: number][]): Promise<string> {
  const { queue, open } = busyQueue();
  const done: string[] = [];
  const work = asked.flatMap(([owner, count]) =>
    Array.from({ length: count }, () => queue.add(owner, async () => done.push(owner))),
  );
  await Promise.resolve();
  open();
  await Promise.all(work);
  return done.join('');
}

describe('the queue of the embedded database', () => {
  it('lets nobody wait for more than a turn of somebody who asks for very much', async () => {
    assert.equal(await orderOf(['a', 58], ['b', 1]), `${'a'.repeat(4)}b${'a'.repeat(54)}`);
    assert.equal(await orderOf(['a', 9], ['b', 5], ['c', 1]), 'aaaabbbbcaaaaba');
  });

  it('keeps the order of one owner, and a new one behind who waits already', async () => {
    assert.equal(await orderOf(['a', 3], ['b', 2], ['a', 1]), 'aaaabb');
    const queue = createFairQueue();
    const done: number[] = [];
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => queue.add('a', async () => done.push(number))));
    assert.deepEqual(done, [1, 2, 3, 4, 5, 6]);
  });

  it('does one thing at a time, goes on after a failure, and the last thing when nothing else waits', async () => {
    const { queue, open } = busyQueue();
    const done: string[] = [];
    let running = 0;
    const work = (name: string) => async () => {
      running += 1;
      await Promise.resolve();
      done.push(`${name}${running}`);
      running -= 1;
      if (name === 'b') throw new Error('failed');
    };
    const asked = Promise.allSettled([
      queue.last(work('z')),
      queue.add('a', work('a')),
      queue.add('b', work('b')),
      queue.add('a', work('c')),
    ]);
    await Promise.resolve();
    open();
    assert.deepEqual(
      (await asked).map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(done, ['a1', 'c1', 'b1', 'z1']);
    await queue.last(work('y'));
    assert.equal(done.at(-1), 'y1');
  });
});
