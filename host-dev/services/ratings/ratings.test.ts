import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type RatingAverages, ratingAverages, type SectionDocument } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('a call back that a customer wishes', () => {
  it('is a task of the household until it is done, and none any more when it is no longer wished', async () => {
    const [id, path] = [randomUUID(), `/api/households/${householdId(4)}/sections`];
    const rate = async (value: object) => {
      const { version } = (await petra.get<SectionDocument>(`${path}/appointmentRatings`)).body;
      const changes = Object.entries(value).map(([field, to]) => ({
        path: `/items/${id}${field}`,
        value: to,
      }));
      assert.equal((await petra.patchSection(4, 'appointmentRatings', version, changes)).status, 200);
    };
    const task = async () => (await petra.get<SectionDocument<'recap'>>(`${path}/recap`)).body.data.items[id];
    await rate({ '': { position: 1, date: '2026-10-01', stars: 2 } });
    assert.equal(await task(), undefined);
    await rate({ '/callback': true });
    assert.deepEqual([(await task())?.kind, (await task())?.done], ['task', false]);
    assert.match((await task())?.text ?? '', /Rückruf .* 01\.10\.2026/);
    await rate({ '/text': 'Bitte abends' });
    assert.equal((await task())?.visibility, 'internal');
    await rate({ '/callback': false });
    assert.equal(await task(), undefined);
  });
});

describe('averages of ratings', () => {
  const averages = async (client = petra) =>
    ratingAverages.parse((await client.get<RatingAverages>('/api/appointment/rating-averages')).body);
  const rate = async (ratings: readonly object[]) => {
    const path = `/api/households/${householdId(3)}/sections/appointmentRatings`;
    const { version } = (await petra.get<SectionDocument>(path)).body;
    const changes = ratings.map((rating, index) => ({
      path: `/items/${randomUUID()}`,
      value: { position: index + 1, date: '2026-10-01', closed: true, ...rating },
    }));
    assert.equal((await petra.patchSection(3, 'appointmentRatings', version, changes)).status, 200);
  };

  it('are kept back while fewer than ten have answered a question', async () => {
    const { ratings, ...rest } = await averages();
    assert.equal(ratings < 10, true);
    assert.deepEqual(rest, {});
  });

  it('are of the answers there are, in tenths, without ratings that are not handed in', async () => {
    const { ratings } = await averages();
    await rate([
      ...Array.from({ length: 9 }, () => ({ recommend: 9 })),
      { recommend: 4 },
      { recommend: 0, closed: false },
    ]);
    const after = await averages();
    assert.equal(after.ratings, ratings + 10);
    assert.deepEqual([after.recommend, after.stars], [85, undefined]);
  });

  it('are of the own context only', async () => {
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await averages(sabine)).recommend, undefined);
  });
});
