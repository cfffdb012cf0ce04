import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Intake, SectionDocument } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { enter } from '../testing/answerInto';
import { knock, knockWithForm } from '../testing/knock';
import { servicesForTests } from '../testing/servicesForTests';

const requests = 10_000;
const atOnce = 50;

/** As many as are counted in a real environment. */
const { services, clientOf } = await servicesForTests({
  limits: 'attempts=20/min links=30/min:60 tickets=60/min:120 open=20/s:200',
});
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;
const code = 'ABCD2345';

/** Guesses at all of these links, many at once; answers how often which status came. */
async function attack(urls: readonly string[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const guess = async () => {
    while (next < requests) {
      const number = next++;
      const url = urls[number % urls.length] ?? '';
      const guessed = `${number.toString(36).toUpperCase().padStart(4, 'Z')}9999`;
      const status = await (number % 10 === 0 ? knock(url) : knockWithForm(url, { code: guessed }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, guess));
  return statuses;
}

describe('the public door, knocked at ten thousand times', () => {
  it('tries five codes of a link at most, opens none, fails nowhere, and keeps the advisors at work', async () => {
    const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body;
    const [personId] = Object.keys(persons.data.items);
    const wanted = { code, areas: ['housing'], personIds: [personId], days: 14 };
    const link = (await petra.post<Intake>(`${household}/intakes`, wanted)).body;
    await enter(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);

    const nowhere = link.url.replace(/[^/]+$/, () => randomUUID());
    const statuses = await attack([link.url, nowhere, link.url.replace('/angaben/', '/bericht/')]);
    assert.equal(
      [...statuses.values()].reduce((sum, count) => sum + count, 0),
      requests,
    );
    for (const status of statuses.keys())
      assert.ok([200, 401, 404, 429].includes(status), `${status} is no answer of a door`);
    assert.ok((statuses.get(429) ?? 0) > requests / 2, 'most are not even looked at');

    const [row] = await services.database.q<{ wrong: number }>(
      'select wrong_codes as wrong from intake_link where link_id = $1',
      [link.linkId],
    );
    assert.equal(row?.wrong, 5);
    const tried = await services.database.q("select 1 from audit where action = 'intake-link.wrong-code'");
    assert.ok(tried.length <= 5, `${tried.length} codes were tried`);
    const { body } = await petra.get<Intake[]>(`${household}/intakes`);
    assert.equal(body.find(({ linkId }) => linkId === link.linkId)?.closed, 'locked');
    assert.equal((await petra.get(`${household}/sections/persons`)).status, 200);
  });
});
