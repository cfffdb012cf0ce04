import {
  type Preferences,
  type PreferencesDocument,
  preferencesAnswer,
  preferencesDocument,
  preferencesQuery,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** What stands once a change is answered: the answer, until what is read again is as new. */
export const newerPreferences = (
  answered: PreferencesDocument | undefined,
  read: PreferencesDocument | undefined,
): PreferencesDocument | undefined => (answered && answered.version > (read?.version ?? 0) ? answered : read);

/** What the signed-in person has set up for herself: read, and replaced on the version that was read. */
export const preferencesEndpoints = (build: ServiceBuilder) => ({
  preferences: build.query<PreferencesDocument, void>({
    query: () => ({
      kind: 'graphql',
      service: 'configuration',
      query: preferencesQuery,
      answer: preferencesAnswer,
    }),
    transformResponse: (answer: { preferences: PreferencesDocument }) => answer.preferences,
    providesTags: ['Preferences'],
  }),
  replacePreferences: build.mutation<PreferencesDocument, { baseVersion: number; data: Preferences }>({
    query: ({ baseVersion, data }) => ({
      kind: 'rest',
      service: 'settings',
      method: 'PUT',
      path: '/preferences',
      body: data,
      baseVersion,
      answer: preferencesDocument,
    }),
    invalidatesTags: ['Preferences'], // after a refusal too: somebody else's window has changed them
  }),
});
