import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../http/ServiceError';
import { createLimiter } from './limiter';
import { readLimits } from './limits';

describe('the limits', () => {
  it('are these where nothing else is configured', () => {
    const [minute, hour] = [60, 3600];
    assert.deepEqual(readLimits(), {
      reads: { perSecond: 50, burst: 200 },
      searches: { perSecond: 10, burst: 20 },
      writes: { perSecond: 10, burst: 40 },
      snapshots: { perSecond: 6 / minute, burst: 10 },
      uploads: { perSecond: 10 / minute, burst: 10 },
      pictures: { perSecond: 4, burst: 8 },
      kilobytes: { perSecond: 2000 / minute, burst: 2000 },
      held: { perSecond: 20 / hour, burst: 20 },
      attempts: { perSecond: 20 / minute, burst: 20 },
      links: { perSecond: 30 / minute, burst: 60 },
      tickets: { perSecond: 60 / minute, burst: 120 },
      open: { perSecond: 20, burst: 200 },
    });
  });

  it('are configured one by one or all at once, and what is not understood is refused', () => {
    const { reads, writes, held } = readLimits('reads=5/min:9, held=3/h');
    assert.deepEqual([reads.burst, writes.burst, held.burst], [9, 40, 3]);
    assert.ok(Object.values(readLimits('all=7/s')).every(({ burst }) => burst === 7));
    for (const text of ['reads', 'reads=5', 'reads=0/s', 'read=5/s', 'reads=5/d', 'reads=5/s:0'])
      assert.throws(() => readLimits(text), new RegExp(text));
  });
});

describe('a limiter', () => {
  const atMoment = (limits: string) => {
    let now = 0;
    const { spend, secondsToWait } = createLimiter(readLimits(limits), () => now);
    const pass = (seconds: number) => {
      now += seconds * 1000;
    };
    return { spend, secondsToWait, pass };
  };

  it('lets through what may come at once, then as much as time gives back, and says how long to wait', () => {
    const { secondsToWait, pass } = atMoment('held=20/h');
    for (let call = 0; call < 20; call += 1) assert.equal(secondsToWait('held', 'petra'), undefined);
    assert.equal(secondsToWait('held', 'petra'), 180);
    pass(179);
    assert.equal(secondsToWait('held', 'petra'), 1);
    pass(1);
    assert.equal(secondsToWait('held', 'petra'), undefined);
    assert.equal(secondsToWait('held', 'petra'), 180);
    pass(24 * 3600);
    for (let call = 0; call < 20; call += 1) assert.equal(secondsToWait('held', 'petra'), undefined);
    assert.equal(secondsToWait('held', 'petra'), 180);
  });

  it('takes what something weighs, and refuses what there is not enough left for', () => {
    const { secondsToWait, pass } = atMoment('kilobytes=60/min');
    assert.equal(secondsToWait('kilobytes', 'petra', 50), undefined);
    assert.equal(secondsToWait('kilobytes', 'petra', 20), 10);
    assert.equal(secondsToWait('kilobytes', 'petra', 10), undefined);
    pass(20);
    assert.equal(secondsToWait('kilobytes', 'petra', 20), undefined);
  });

  it('counts everybody and every kind for themselves', () => {
    const { spend } = atMoment('all=1/s');
    spend('reads', 'petra');
    spend('writes', 'petra');
    spend('reads', 'sabine');
    assert.throws(
      () => spend('reads', 'petra'),
      (error) => error instanceof ServiceError && error.retryAfter === 1,
    );
  });

  it('remembers who has none left among ever so many others', () => {
    const { spend, pass } = atMoment('reads=1/h:1 open=1/s:1');
    spend('reads', 'petra');
    for (let round = 0; round < 3; round += 1) {
      for (let caller = 0; caller < 9_000; caller += 1) spend('open', `${round}-${caller}`);
      pass(60);
    }
    assert.throws(() => spend('reads', 'petra'), ServiceError);
  });
});
