import { testConfig } from '@vp-digital/core/shell/testing';
import type { FrameHost } from '@vp-digital/core/loader';
import { permissions, routes } from '@vp-digital/core/reference';
import type { User } from '@vp-digital/core/session';
import type { LocationPort } from '@vp-digital/core/shell';

export const householdId = '11111111-0000-4000-8000-000000000002';

export const petra: User = {
  id: 'petra',
  name: 'Petra Beispiel',
  role: 'advisor',
  permissions: Object.values(permissions),
  fileRights: ['access', 'search', 'create'],
  advisor: true,
  assistant: false,
  accountingContract: '4711',
};

/** An address bar without a browser. */
export function createTestLocation(first: string): LocationPort {
  const listeners = new Set<(path: string) => void>();
  let path = first;
  return {
    current: () => path,
    navigate: (to) => {
      path = to;
      for (const listener of listeners) listener(to);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const createTestHost = (host: Partial<FrameHost> = {}): FrameHost => ({
  config: testConfig,
  language: 'de',
  slot: 'page',
  location: createTestLocation(routes.income.href({ householdId })),
  user: petra,
  household: undefined,
  flagNames: ['auswertung', 'whatsapp'],
  ...host,
});
