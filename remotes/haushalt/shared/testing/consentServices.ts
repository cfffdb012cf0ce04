import {
  type ConsentRecord,
  type ConsentRequest,
  consentsAnswer,
  type HouseholdConsents,
} from '@vp-digital/core/contracts';
import { createTestServices, json, type TestHousehold } from '@vp-digital/core/micro-app/testing';

const sha256 = 'ab'.repeat(32);
const at = '2026-10-01T10:00:00.000Z';

const text = (topic: ConsentRecord['topic'], version = '2025-07', validFrom = '2025-07-01') => ({
  topic,
  version,
  validFrom,
  title: topic,
  approved: false,
  paragraphs: [`Wortlaut ${topic} ${version}`],
});

/** Two information papers, three purposes; the wording of e-mail has a newer version. */
const texts: HouseholdConsents['texts'] = [
  text('dataProtectionInformation'),
  text('initialInformation'),
  text('healthData'),
  text('marketingPhone'),
  text('marketingEmail'),
  text('marketingEmail', '2026-04', '2026-04-01'),
];

export const record = (
  personId: string,
  topic: ConsentRecord['topic'],
  more: Partial<ConsentRecord> = {},
): ConsentRecord => ({
  consentId: crypto.randomUUID(),
  personId,
  topic,
  action: 'given',
  textVersion: '2025-07',
  form: 'click',
  givenBy: personId,
  at: '2025-11-12T17:30:00.000Z',
  recordedBy: 'Petra Beispiel',
  sha256,
  ...more,
});

export const informed = (personId: string): ConsentRecord[] =>
  (['dataProtectionInformation', 'initialInformation'] as const).map((topic) =>
    record(personId, topic, { action: 'handedOver', form: 'paper', on: '2025-11-12', givenBy: undefined }),
  );

/** Services that keep consents in memory, as the contract says. */
export function consentServices(
  household: TestHousehold,
  start: Partial<HouseholdConsents> = {},
  versions?: HouseholdConsents['versions'],
) {
  const services = createTestServices([household]);
  const kept: HouseholdConsents = { records: [], texts, deletionRequests: [], ...start };
  const requests: ConsentRequest[] = [];
  const answer = (status: number) =>
    json(status, consentsAnswer({ ...kept, records: kept.records.map(({ proof: _, ...rest }) => rest) }));
  services.intercept(({ url, method, body }) => {
    const { pathname } = url;
    if (pathname.endsWith('/consents')) {
      if (method === 'GET') return answer(200);
      const request = body as ConsentRequest; // our own client's call
      requests.push(request);
      kept.records = [...kept.records, ...recordsOf(request)];
      if (versions) kept.versions = versions;
      return answer(201);
    }
    const [, personId] = /\/consents\/([^/]+)$/.exec(pathname) ?? [];
    if (personId === undefined) return undefined;
    const records = kept.records.filter((one) => one.personId === personId);
    return json(200, consentsAnswer({ ...kept, records }));
  });
  return { services, kept, requests };
}

function recordsOf(request: ConsentRequest): ConsentRecord[] {
  if (request.action === 'handedOver')
    return request.personIds.flatMap((personId) =>
      request.topics.map(({ topic, textVersion }) =>
        record(personId, topic, {
          action: 'handedOver',
          textVersion,
          on: request.on,
          form: request.way,
          at,
        }),
      ),
    );
  const { action, personId } = request;
  if (request.action === 'withdrawn')
    return [record(personId, request.topic, { action, at, form: undefined, givenBy: undefined })];
  const { givenBy, proof } = request;
  return request.topics.map(({ topic, textVersion }) =>
    record(personId, topic, { action, textVersion, givenBy, proof, form: proof.form, at }),
  );
}
