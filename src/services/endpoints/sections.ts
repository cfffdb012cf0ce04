import { type Change, type KnownSectionDocument, readSectionConflict } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { revisionSeen } from '@vp-digital/core/session';
import type { ServiceBuilder } from '../request/serviceBuilder';
import type { ServiceRuntime } from '../request/runtime';
import { createSectionReads, type HeldSection, sectionAnswer } from './sectionReads';

export interface SectionKey {
  householdId: string;
  section: SectionName;
}

export interface SectionSave extends SectionKey {
  changes: readonly Change[];
  baseVersion: number;
}

export const sectionTag = ({ householdId, section }: SectionKey) =>
  ({ type: 'Section', id: `${householdId}/${section}` }) as const;

const path = ({ householdId, section }: SectionKey) => `/${householdId}/sections/${section}`;

/** What the store holds of a document. */
export type FindHeld = (key: SectionKey, state: unknown) => HeldSection | undefined;

/** Reading and saving the household's documents; every version seen is reported to the page. */
export const sectionEndpoints = (
  build: ServiceBuilder,
  runtime: () => ServiceRuntime,
  findHeld: FindHeld,
  readSection = createSectionReads(runtime),
) => ({
  section: build.query<HeldSection, SectionKey>({
    queryFn: async (key, { signal, getState }) => {
      const sent = await readSection(key, { signal, held: findHeld(key, getState()) });
      const now = findHeld(key, getState()); // what was saved since is newer than an answer that was on its way
      return 'data' in sent && now && now.version > sent.data.version ? { data: now } : sent;
    },
    providesTags: (_result, _error, key) => [sectionTag(key)],
    onQueryStarted: async ({ householdId, section }, { dispatch, queryFulfilled }) => {
      const read = await queryFulfilled.catch(() => undefined); // the failure is in the query's state
      if (read)
        dispatch(
          revisionSeen({ householdId, document: section, version: read.data.version, savedAt: undefined }),
        );
    },
  }),
  saveSection: build.mutation<KnownSectionDocument, SectionSave>({
    query: ({ changes, baseVersion, ...key }) => ({
      kind: 'rest',
      method: 'PATCH',
      path: path(key),
      body: { changes },
      baseVersion,
      answer: sectionAnswer(key.section, runtime()),
      conflict: readSectionConflict(key.section, runtime().own?.read),
    }),
    onQueryStarted: async ({ householdId, section }, { dispatch, queryFulfilled }) => {
      const saved = await queryFulfilled.catch(() => undefined); // the save queue handles the failure
      if (saved)
        dispatch(
          revisionSeen({
            householdId,
            document: section,
            version: saved.data.version,
            savedAt: runtime().clock.now().toISOString(),
          }),
        );
    },
  }),
});
