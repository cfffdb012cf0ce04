import type { SnapshotPayload } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';

export const musterhaus = testHouseholdOf(2);

export const snapshotId = '55555555-0000-4000-8000-000000000001';

export interface SnapshotSample {
  /** Replaces what the household has today. */
  sections?: TestHousehold['sections'];
  derived?: SnapshotPayload['derived'];
  /** What the household has entered since, replacing what it had. */
  today?: TestHousehold['sections'];
}

/** Services of sample household 2 with one snapshot from November 2025. */
export function servicesWithState({ sections = {}, derived, today = {} }: SnapshotSample = {}) {
  const { householdId, name } = musterhaus.summary;
  const figures = { netMonthly: 545_000, free: 56_600, netWorth: 23_120_000 };
  const kept = {
    snapshotId,
    householdId,
    label: 'Jahresgespräch 2025',
    occasion: 'annualReview',
    createdAt: '2025-11-12T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 0,
  };
  const payload = {
    schemaVersion: 1,
    engineVersion: '1.0.0',
    lawYear: 2025,
    referenceDate: '2025-11-12',
    household: { householdId, legacyHouseholdId: 100002, name },
    versions: {},
    sections: { ...musterhaus.sections, ...sections },
    figures,
    ...(derived && { derived }),
  };
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...today } }]);
  services.intercept(({ method, url }) => {
    if (method !== 'GET' || !url.pathname.includes('/snapshots')) return undefined;
    return json(200, url.pathname.endsWith(snapshotId) ? { ...kept, payload } : [kept]);
  });
  return services;
}
