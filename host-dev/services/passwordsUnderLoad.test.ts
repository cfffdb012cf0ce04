import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import type { DeviceLock, Intake, Report, SectionDocument } from '@vp-digital/core/contracts';
import { tryPin } from './device-lock/deviceLockStore';
import { tryCode } from './guest-access/guestAccess';
import { access as intakeAccess } from './intakes/roomStore';
import { createPasswords, type Passwords } from './passwords';
import { access as reportAccess } from './report-links/mailboxStore';
import { createSecurityLog } from './securityLog';
import { checkSignIn } from './sign-in/checkSignIn';
import {
  addReport,
  Browser,
  consentToElectronicDocuments,
  createClient,
  exchangeToken,
  giveCode,
  householdId,
  openSignIn,
  reportPdf,
  signIn,
  testClock,
} from './testing';
import { postForm } from './testing/answerInto';
import { servicesForTests } from './testing/servicesForTests';

const code = 'ABCD2345';
const pin = '482915';

const { services, clientOf } = await servicesForTests({ passwordCost: 13 });
const { q } = services.database;
const petra = await clientOf('petra', '4711');

const jonasOf = async () => {
  const { body } = await petra.get<SectionDocument<'persons'>>(
    `/api/households/${householdId(2)}/sections/persons`,
  );
  return Object.entries(body.data.items).find(([, { firstName }]) => firstName === 'Jonas')?.[0] ?? '';
};

/** A link by which a household tells ahead. */
async function intakeLink(): Promise<string> {
  const wanted = { code, areas: ['persons'], personIds: [await jonasOf()], days: 14 };
  return (await petra.post<Intake>(`/api/households/${householdId(2)}/intakes`, wanted)).body.url;
}

async function reportLink(): Promise<string> {
  const household = `/api/households/${householdId(3)}`;
  await consentToElectronicDocuments(petra, household);
  const made = { user: 'petra', contract: '4711', householdId: householdId(3) };
  const { snapshotId, reportId } = await addReport(services.url, made);
  const place = `${household}/snapshots/${snapshotId}/reports/${reportId}`;
  const pdf = reportPdf(reportId).toString('base64');
  assert.equal((await petra.post(`${place}/release`, { pdf, pages: 1, language: 'de' })).status, 201);
  return (await petra.post<Report>(`${place}/links`, { code })).body.links[0]?.url ?? '';
}

/** What is tried, four times at once, while others are being compared, as many as wait at most. */
async function refusedFourTimes(tries: readonly ((passwords: Passwords) => Promise<unknown>)[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const passwords = createPasswords(10, async () => {
    await ended;
    return Buffer.alloc(32);
  });
  const others = Array.from({ length: 22 }, () => passwords.matches('x', undefined));
  await Promise.all(
    tries.flatMap((attempt) =>
      Array.from({ length: 4 }, () => assert.rejects(attempt(passwords), { code: 'unavailable' })),
    ),
  );
  end();
  await Promise.all(others);
}

describe('what could not be compared because too many came at once', () => {
  const linkIdOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

  it('was no wrong code, PIN or password: each right one is taken afterwards', async () => {
    const [intake, report] = [await intakeLink(), await reportLink()];
    const { tokens } = await signIn(services.url, 'petra');
    const answer = await exchangeToken(services.url, tokens.access_token, { contract: '4711' });
    const { access_token } = (await answer.json()) as { access_token: string };
    const device = createClient(services.url, access_token);
    const path = '/api/user-account/device-lock';
    const locked = { purpose: 'rating', householdId: householdId(1), pin };
    assert.equal((await device.post<DeviceLock>(path, locked)).body.lock?.triesLeft, 5);

    const session = { id: String(decodeJwt(access_token)['sid']), authTime: 0 };
    const security = createSecurityLog(q, testClock);
    const codeOf = (url: string) => ({ linkId: linkIdOf(url), code, now: testClock() });
    const tries = [
      (passwords: Passwords) => tryCode({ q, passwords }, intakeAccess, codeOf(intake)),
      (passwords: Passwords) => tryCode({ q, passwords }, reportAccess, codeOf(report)),
      (passwords: Passwords) => tryPin({ q, passwords }, session, pin),
      (passwords: Passwords) =>
        checkSignIn({ q, passwords, security }, { userId: 'ina', password: 'demo', browser: undefined }),
    ];
    // eight are more than what five wrong ones close, and at once fewer than that
    for (const _ of [1, 2]) await refusedFourTimes(tries);

    assert.equal((await postForm(intake, { code })).status, 200);
    assert.equal((await giveCode(report, code)).status, 200);
    assert.equal((await device.get<DeviceLock>(path)).body.lock?.triesLeft, 5);
    assert.deepEqual((await device.post(`${path}/pin`, { pin })).body, {});
    const browser = new Browser();
    const { location } = await openSignIn(services.url, browser);
    assert.equal((await browser.post(location, { user: 'ina', password: 'demo' })).status, 303);
  });
});

describe('a code of a new link', () => {
  const wanted = { code, areas: ['persons'], personIds: [randomUUID()], days: 14 };
  /** Forty are the burst that a user is allowed. */
  const flood = async (user: string, contract: string, path: string, body: object) => {
    const client = await clientOf(user, contract);
    return Promise.all(Array.from({ length: 40 }, () => client.post(path, body)));
  };

  it('is hashed for nobody to whom the household is not open: others sign in meanwhile', async () => {
    const foreign = `/api/households/${householdId(3)}/intakes`;
    const flooded = flood('nora', '4712', foreign, wanted);
    await signIn(services.url, 'petra');
    assert.deepEqual(
      (await flooded).map(({ status }) => status),
      Array.from({ length: 40 }, () => 403),
    );
  });

  it('waits apart, three of one user at a time: whoever may make them keeps nobody from signing in', async () => {
    const own = `/api/households/${householdId(2)}/intakes`;
    const flooded = flood('petra', '4711', own, { ...wanted, personIds: [await jonasOf()] });
    await signIn(services.url, 'timo');
    const statuses = (await flooded).map(({ status }) => status);
    assert.ok(
      statuses.every((status) => [201, 409, 503].includes(status)),
      statuses.join(),
    );
    assert.ok(statuses.includes(201) && statuses.includes(503), statuses.join());
  });
});
