import type { ConsentRecord } from '@vp-digital/core/contracts';
import { json, type TestServices } from './testServices';

/** That a person has consented, as the services record it. */
export const consentTo = (topic: ConsentRecord['topic'], personId: string): ConsentRecord => ({
  consentId: crypto.randomUUID(),
  personId,
  givenBy: personId,
  topic,
  action: 'given',
  textVersion: '2025-07',
  form: 'click',
  at: '2025-11-12T17:30:00.000Z',
  recordedBy: 'Petra Beispiel',
  sha256: 'ab'.repeat(32),
});

/** Answers all requests for a household's consents with these records, in their state at that time. */
export function serveConsents(services: TestServices, records: () => readonly ConsentRecord[]): void {
  services.intercept(({ url }) =>
    url.pathname.endsWith('/consents')
      ? json(200, { records: records(), texts: [], deletionRequests: [] })
      : undefined,
  );
}
