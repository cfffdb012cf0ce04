import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import {
  type AskedQuestion,
  type ShownQuestion,
  type Telephones,
  telephones as contract,
  type TelephoneSession,
  telephoneSession,
} from '@vp-digital/core/contracts';
import {
  addHousehold,
  areaToken,
  createClient,
  householdId,
  startTestServices,
  testClock,
  type TestServices,
} from '../testing';
import { knockWith } from '../testing/knock';
import { servicesForTests } from '../testing/servicesForTests';
import { raisedLimits } from '../testing/raisedLimits';

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const tight = await servicesForTests({ limits: `${raisedLimits} open=1/h:200 pictures=1/h:60` });
const code = 'ABCD2345';
const viewId = randomUUID();
type Client = Awaited<ReturnType<typeof clientOf>>;

/** Of a sample by its number, or of an own one. */
const at = (household: number | string = 2) =>
  `/api/households/${typeof household === 'string' ? household : householdId(household)}/telephones`;
const picture = {
  screen: '/haushalt/:householdId/uebersicht',
  language: 'de',
  styles: [],
  nodes: [{ in: -1, text: 'Ihr Überblick' }],
};

interface Phone {
  url: string;
  token: string;
  personId: string;
  telephoneId: string;
}

/** Lets the telephone of a partner in. */
async function connect(client: Client, partner: number, household: number | string = 2): Promise<Phone> {
  const { partners } = contract.parse((await client.get<Telephones>(at(household))).body);
  const personId = partners[partner]?.personId ?? '';
  const opened = contract.parse((await client.post(at(household), { viewId, personId, code })).body);
  const telephone = opened.partners[partner]?.telephone;
  if (!telephone) throw new Error('the telephone is missing');
  const session: TelephoneSession = telephoneSession.parse(
    await (await post(`${telephone.url}/session`, { code })).json(),
  );
  return { url: telephone.url, token: session.token, personId, telephoneId: telephone.telephoneId };
}

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

const answer = async ({ url, token }: Pick<Phone, 'url' | 'token'>, questionId: string, value: unknown) =>
  (await post(`${url}/answer`, { questionId, value }, token)).status;

async function shown({ url, token }: Phone, after = 0) {
  const answered = await fetch(`${url}/picture?after=${after}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answered.text();
  return { status: answered.status, text, ...(text && (JSON.parse(text) as Shown)) };
}
interface Shown {
  version: number;
  picture: unknown;
  question?: ShownQuestion;
}

const ask = (
  client: Client,
  question: object = { kind: 'ownGrade' },
  household: number | string = 2,
  view = viewId,
) => client.put<Telephones>(`${at(household)}/question`, { viewId: view, question });
const known = async (client: Client, household = 2): Promise<AskedQuestion | undefined> =>
  contract.parse((await client.get<Telephones>(`${at(household)}?viewId=${viewId}`)).body).question;

/** Both telephones of household 2, a picture on them, and a question. */
async function begin(question: object = { kind: 'ownGrade' }, partners = [0, 1]) {
  const petra = await clientOf('petra', '4711');
  await petra.post(`${at()}/end`, { viewId });
  const phones: Phone[] = [];
  for (const partner of partners) phones.push(await connect(petra, partner));
  await petra.put(`${at()}/picture`, { viewId, ...picture });
  const asked = contract.parse((await ask(petra, question)).body).question;
  if (!asked) throw new Error('nothing is asked');
  const [first, second = first] = phones;
  if (!first || !second) throw new Error('a telephone is missing');
  return { petra, first, second, questionId: asked.questionId };
}

describe('a question', () => {
  it('is told to both telephones; answers are known to nobody until both are there, and then to all at once', async () => {
    const goal = { kind: 'importance', goalId: randomUUID(), title: 'Familienauto' };
    const { petra, first, second, questionId } = await begin(goal);
    const { version, question } = await shown(first);
    assert.deepEqual(question, {
      questionId,
      kind: 'importance',
      title: 'Familienauto',
      isAnswered: false,
    });
    assert.equal(await answer(first, questionId, 4), 204);
    const waiting = await known(petra);
    assert.deepEqual(waiting, {
      questionId,
      question: goal,
      answeredBy: [first.personId],
      waitingFor: [second.personId],
    });
    assert.equal((await shown(first)).question?.isAnswered, true);
    const meanwhile = await shown(second);
    assert.deepEqual(
      [meanwhile.version, meanwhile.question?.isAnswered, meanwhile.question?.answers],
      [version, false, undefined],
    );

    const next = shown(first, version);
    assert.equal(await answer(second, questionId, 2), 204);
    const answers = [
      { name: 'Jonas', value: 4 },
      { name: 'Aylin', value: 2 },
    ];
    assert.deepEqual((await next).question?.answers, answers);
    assert.deepEqual((await shown(second)).question?.answers, answers);
    assert.deepEqual((await known(petra))?.answers, [
      { personId: first.personId, value: 4 },
      { personId: second.personId, value: 2 },
    ]);
  });

  it('waits for the only telephone alone, and for one that comes meanwhile', async () => {
    const single = await begin(undefined, [0]);
    assert.equal(await answer(single.first, single.questionId, 2), 204);
    assert.equal((await shown(single.first)).question?.answers?.length, 1);

    const { petra, first, questionId } = await begin(undefined, [0]);
    const second = await connect(petra, 1);
    assert.equal((await shown(second)).question?.questionId, questionId);
    await answer(first, questionId, 2);
    assert.equal((await known(petra))?.answers, undefined);
    await answer(second, questionId, 3);
    assert.equal((await known(petra))?.answers?.length, 2);
  });

  it('is revealed with what is there, and taken away, by the advisor; a late answer is refused', async () => {
    const { petra, first, second, questionId } = await begin();
    await answer(first, questionId, 2);
    await petra.post(`${at()}/question/reveal`, { viewId, questionId });
    assert.deepEqual((await shown(second)).question?.answers, [{ name: 'Jonas', value: 2 }]);
    assert.equal(await answer(second, questionId, 3), 409);
    await petra.post(`${at()}/question/end`, { viewId, questionId });
    assert.equal((await shown(first)).question, undefined);
    assert.equal(await known(petra), undefined);
    assert.equal(await answer(second, questionId, 3), 409);
  });

  it('is one at a time: the next one forgets the one before, and an end that comes late ends nothing else', async () => {
    const { petra, first, questionId } = await begin();
    await answer(first, questionId, 2);
    const next = contract.parse((await ask(petra, { kind: 'feltSecurity' })).body).question;
    assert.deepEqual(next?.answeredBy, []);
    assert.equal(await answer(first, questionId, 2), 409);
    for (const step of ['reveal', 'end'])
      await petra.post(`${at()}/question/${step}`, { viewId, questionId });
    const stays = await known(petra);
    assert.deepEqual([stays?.questionId, stays?.answers], [next?.questionId, undefined]);
  });

  it('is asked beside a picture only (422): 409 says that another view is shown', async () => {
    const petra = await clientOf('petra', '4711');
    await petra.post(`${at()}/end`, { viewId });
    assert.equal((await ask(petra)).status, 422, 'nobody looks on');
    await connect(petra, 0);
    assert.equal((await ask(petra)).status, 422, 'nothing is shown');
  });

  it('is not asked in a closed household (422): no answer could be kept', async () => {
    const petra = await clientOf('petra', '4711');
    const { householdId: own } = await addHousehold(services.database, { number: 1, contract: '4711' });
    const close = (status: string) => petra.post(`/api/households/${own}/administration/status`, { status });
    await connect(petra, 0, own);
    await petra.put(`${at(own)}/picture`, { viewId, ...picture });
    await close('archived');
    assert.equal((await ask(petra, { kind: 'ownGrade' }, own)).status, 422);
    await close('active');
    assert.equal((await ask(petra, { kind: 'ownGrade' }, own)).status, 200);
  });
});

describe('an answer', () => {
  it('is the first one of each, also of five at once', async () => {
    const { petra, first, second, questionId } = await begin();
    const statuses = await Promise.all([2, 3, 4, 5, 6].map((value) => answer(first, questionId, value)));
    assert.deepEqual(statuses.sort(), [204, 409, 409, 409, 409]);
    assert.equal((await known(petra))?.answers, undefined);
    await answer(second, questionId, 1);
    assert.equal((await known(petra))?.answers?.length, 2);
  });

  it('is a whole number that the question has', async () => {
    const { petra, first, questionId } = await begin({ kind: 'feltSecurity' });
    for (const value of [0, 7, -1, 2.5, '3', null, {}, [1], 'x'.repeat(500)])
      assert.equal(await answer(first, questionId, value), 400, JSON.stringify(value));
    assert.equal(await answer(first, questionId, 6), 422);
    assert.equal(
      (await post(`${first.url}/answer`, { questionId, value: 3, of: 'Aylin' }, first.token)).status,
      400,
    );
    assert.equal(await answer(first, 'x'.repeat(2_000), 3), 413);
    assert.deepEqual((await known(petra))?.answeredBy, []);
  });

  it('comes from a telephone of the household alone, and from that which was asked', async () => {
    const { petra, first, second, questionId } = await begin();
    assert.equal(await answer({ ...first, token: 'x'.repeat(43) }, questionId, 3), 410);
    assert.equal(await answer({ ...first, token: second.token }, questionId, 3), 410, 'of another place');
    assert.equal((await post(`${first.url}/answer`, { questionId, value: 3 })).status, 410);
    const sabine = await clientOf('sabine', '4700');
    const [found] = await services.database.q<{ household_id: string }>(
      `select household_id from household_access where contract = '4700' and household_id <> $1 limit 1`,
      [householdId(2)],
    );
    const other = `/api/households/${found?.household_id}/telephones`;
    const { body } = await sabine.get<Telephones>(other);
    const opened = await sabine.post<Telephones>(other, {
      viewId,
      personId: body.partners[0]?.personId,
      code,
    });
    const url = opened.body.partners[0]?.telephone?.url ?? '';
    const { token } = telephoneSession.parse(await (await post(`${url}/session`, { code })).json());
    assert.equal(await answer({ url, token }, questionId, 3), 409, 'of another household');
    assert.deepEqual((await known(petra))?.answeredBy, []);
    for (const refused of [
      ask(sabine, { kind: 'ownGrade' }, 3),
      sabine.post(`${at(3)}/question/reveal`, { viewId, questionId }),
      sabine.post(`${at(3)}/question/end`, { viewId, questionId }),
    ])
      assert.equal((await refused).status, 403);
    const elsewhere = randomUUID();
    for (const refused of [
      ask(petra, { kind: 'ownGrade' }, 2, elsewhere),
      petra.post(`${at()}/question/reveal`, { viewId: elsewhere, questionId }),
    ])
      assert.equal((await refused).status, 409, 'another view of the same advisor');
    assert.equal((await known(petra))?.questionId, questionId);
  });

  it('that nobody knows yet goes with its telephone: revoked, replaced or ended', async () => {
    const { petra, first, second, questionId } = await begin();
    await answer(first, questionId, 3);
    await petra.post(`${at()}/${first.telephoneId}/end`, { viewId });
    assert.equal(await answer(first, questionId, 4), 410);
    const still = await known(petra);
    assert.deepEqual([still?.answeredBy, still?.answers], [[], undefined], 'and nothing is revealed by it');
    assert.deepEqual(still?.waitingFor?.toSorted(), [first.personId, second.personId].toSorted());
    const again = await connect(petra, 0);
    await answer(again, questionId, 5);
    const replaced = await connect(petra, 0);
    assert.deepEqual((await known(petra))?.answeredBy, []);
    await post(`${replaced.url}/end`, {}, replaced.token);
    await answer(second, questionId, 1);
    assert.equal((await known(petra))?.answers, undefined, 'who was asked is waited for');
    await petra.post(`${at()}/question/reveal`, { viewId, questionId });
    const revealed = await known(petra);
    assert.deepEqual(revealed?.answers, [{ personId: second.personId, value: 1 }]);
    assert.deepEqual(revealed?.waitingFor, []);
  });

  it('waits for a partner who is about to come in, or comes in again after a reload', async () => {
    const { petra, first, second, questionId } = await begin();
    const opened = await petra.post<Telephones>(at(), { viewId, personId: second.personId, code });
    await answer(first, questionId, 3);
    assert.equal((await known(petra))?.answers, undefined);
    const url = opened.body.partners[1]?.telephone?.url ?? '';
    const { token } = telephoneSession.parse(await (await post(`${url}/session`, { code })).json());
    await answer({ url, token }, questionId, 4);
    assert.equal((await known(petra))?.answers?.length, 2);

    const single = await begin(undefined, [0]);
    const { body } = await petra.get<Telephones>(at());
    await petra.post(at(), { viewId, personId: body.partners[1]?.personId, code });
    await answer(single.first, single.questionId, 3);
    assert.equal((await known(petra))?.answers, undefined, 'a code is shown');
  });

  it('that was revealed outlives its telephones until the advisor has it: by its end, or ten minutes', async () => {
    const { petra, first, questionId } = await begin(undefined, [0]);
    await answer(first, questionId, 3);
    await post(`${first.url}/end`, {}, first.token);
    assert.equal((await shown(first)).status, 410);
    assert.deepEqual((await known(petra))?.answers, [{ personId: first.personId, value: 3 }]);
    assert.equal((await ask(petra)).status, 422, 'nothing is shown any more');
    await petra.post(`${at()}/question/end`, { viewId, questionId });
    assert.deepEqual((await petra.get<Telephones>(at())).body.viewId, undefined);

    const late = await begin(undefined, [0]);
    await answer(late.first, late.questionId, 3);
    await post(`${late.first.url}/end`, {}, late.first.token);
    for (let minute = 0; minute < 11; minute += 1) {
      assert.ok(await known(petra), `minute ${minute}`);
      now = new Date(now.getTime() + 60_000);
    }
    assert.equal(await known(petra), undefined);
  });

  it('is over with the view, and after sixty minutes', async () => {
    const { petra, first, questionId } = await begin();
    await petra.post(`${at()}/end`, { viewId });
    assert.equal(await answer(first, questionId, 3), 410);
    assert.equal(await known(petra), undefined);
    const late = await begin();
    for (let minute = 0; minute < 61; minute += 1) {
      now = new Date(now.getTime() + 60_000);
      await known(late.petra);
    }
    assert.equal(await answer(late.first, late.questionId, 3), 410);
    assert.equal(await known(late.petra), undefined);
  });

  it('is written nowhere: neither revealed nor asked it is in the database or its log', async () => {
    const { first, second, questionId } = await begin({
      kind: 'importance',
      goalId: randomUUID(),
      title: 'Geheimnis-0815',
    });
    await answer(first, questionId, 4);
    await answer(second, questionId, 5);
    const [kept] = await services.database.q<{ text: string }>(
      `select string_agg(a::text, ' ') || (select coalesce(string_agg(i::text, ' '), '') from idempotency_key i) || (select coalesce(string_agg(s::text, ' '), '') from section s) as text from audit a`,
    );
    assert.doesNotMatch(kept?.text ?? 'Geheimnis', new RegExp(`Geheimnis|${questionId}`));
  });
});

describe('the limits', () => {
  it('hold 10,000 answers of one telephone, and of nobody, to a few that are looked at', async () => {
    const petra = await tight.clientOf('petra', '4711');
    const phone = await connect(petra, 0);
    await petra.put(`${at()}/picture`, { viewId, ...picture });
    const questionId = contract.parse((await ask(petra)).body).question?.questionId ?? '';
    const counts = new Map<number, number>();
    for (let round = 0; round < 100; round += 1)
      await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const from = index % 2 ? phone : { ...phone, token: 'x'.repeat(43) };
          const status = await knockWith(`${from.url}/answer`, { questionId, value: 3 }, from.token);
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }),
      );
    const all = JSON.stringify([...counts]);
    assert.equal(counts.get(204), 1, all);
    assert.ok((counts.get(409) ?? 0) < 60, all);
    assert.ok((counts.get(410) ?? 0) <= 200, all);
    assert.equal(
      [...counts.values()].reduce((sum, count) => sum + count, 0),
      10_000,
    );
    assert.deepEqual(
      [...counts.keys()].filter((status) => ![204, 409, 410, 429].includes(status)),
      [],
    );
  });

  it('hold what is asked to a kind, a goal and a name', async () => {
    const petra = await clientOf('petra', '4711');
    const goalId = randomUUID();
    for (const question of [
      { kind: 'password' },
      { kind: 'ownGrade', title: 'Ihr Kennwort?' },
      { kind: 'importance' },
      { kind: 'importance', goalId, title: '' },
      { kind: 'importance', goalId, title: 'x'.repeat(61) },
      { kind: 'importance', goalId: '../goals', title: 'x' },
    ])
      assert.equal((await ask(petra, question)).status, 400, JSON.stringify(question));
  });
});

describe('a restart', () => {
  let own: TestServices;
  before(async () => {
    own = await startTestServices();
  });
  after(() => own.dispose());

  it('forgets what is asked and answered', async () => {
    const petra = createClient(own.url, await areaToken(own.url, 'petra', '4711'));
    const phone = await connect(petra, 0);
    await petra.put(`${at()}/picture`, { viewId, ...picture });
    const questionId = contract.parse((await ask(petra)).body).question?.questionId ?? '';
    own = await own.restart();
    assert.equal(await answer(phone, questionId, 3), 410);
    assert.equal(await known(petra), undefined);
  });
});
