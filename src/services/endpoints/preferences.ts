import { type Preferences, type PreferencesDocument, preferencesDocument } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

const path = '/preferences';

/** What the signed-in person has set up for herself: read, and replaced on the version that was read. */
export const preferencesEndpoints = (build: ServiceBuilder) => ({
  preferences: build.query<PreferencesDocument, void>({
    query: () => ({ kind: 'rest', service: 'settings', method: 'GET', path, answer: preferencesDocument }),
    providesTags: ['Preferences'],
  }),
  replacePreferences: build.mutation<PreferencesDocument, { baseVersion: number; data: Preferences }>({
    query: ({ baseVersion, data }) => ({
      kind: 'rest',
      service: 'settings',
      method: 'PUT',
      path,
      body: data,
      baseVersion,
      answer: preferencesDocument,
    }),
    invalidatesTags: ['Preferences'], // after a refusal too: somebody else's window has changed them
  }),
});
