import {
  type Administration,
  type AuditPage,
  administration,
  auditPage,
  type DecidedRequest,
  type HouseholdDeletion,
  type HouseholdMerge,
  decidedRequest,
  type HouseholdExport,
  householdExport,
  type HandOverRequest,
  type FileObstacle,
  type HouseholdRequest,
  householdRequests,
  type MergePreview,
  type MergeQuestion,
  mergePreview,
  type MovedOut,
  type MoveOut,
  type MoveOutPreview,
  type MoveOutQuestion,
  movedOut,
  moveOutPreview,
  type RequestDecision,
  type SharingEnd,
  type StatusChange,
  type WrittenVersions,
  writtenVersions,
} from '@vp-digital/core/contracts';
import { revisionSeen } from '@vp-digital/core/session';
import * as z from 'zod/mini';
import type { RestCall } from '../request/call';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** An administrative action on one household. */
type Action<Body> = { householdId: string; body: Body };

const call =
  <Answer>(name: string, answer: RestCall<Answer>['answer']) =>
  ({ householdId, body }: Action<unknown>): RestCall<Answer> => ({
    kind: 'rest',
    method: 'POST',
    path: `/${householdId}/administration/${name}`,
    body,
    answer,
  });

const action = <Body>(build: ServiceBuilder, name: string) =>
  build.mutation<Administration, Action<Body>>({
    query: call(name, administration),
    invalidatesTags: ['Household'], // after a refusal too: somebody else has been quicker
  });

/** A mutation, because it is asked for once, is noted every time, and must not stay in the cache. */
const exportHousehold = (build: ServiceBuilder) =>
  build.mutation<HouseholdExport, string>({
    query: (householdId) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/export`,
      answer: householdExport,
    }),
  });

/** Who belongs to which household: every area of the page reads anew what was written. */
const peopleAction = <Body, Answer extends WrittenVersions>(
  build: ServiceBuilder,
  name: string,
  answer: RestCall<Answer>['answer'],
) =>
  build.mutation<Answer, Action<Body>>({
    query: call(name, answer),
    // what was previewed is done with; after a refusal it has to be seen anew
    invalidatesTags: (_, error) => (error ? ['Household', 'Preview'] : ['Household']),
    onQueryStarted: async ({ householdId }, { dispatch, queryFulfilled }) => {
      const written = await queryFulfilled.catch(() => undefined); // the failure is in the mutation's state
      for (const [document, version] of Object.entries(written?.data.versions ?? {}))
        dispatch(revisionSeen({ householdId, document, version, savedAt: undefined }));
    },
  });

const preview = <Question, Answer>(build: ServiceBuilder, name: string, answer: RestCall<Answer>['answer']) =>
  build.query<Answer, Action<Question>>({
    query: call(`${name}-preview`, answer),
    providesTags: ['Preview'],
    keepUnusedDataFor: 0, // it holds only as long as nobody writes
  });

/** The administration of one household, and what waits for the caller's decision. */
export const administrationEndpoints = (build: ServiceBuilder) => ({
  administration: build.query<Administration, string>({
    query: (householdId) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/administration`,
      answer: administration,
    }),
    providesTags: ['Household'],
  }),
  changeStatus: action<StatusChange>(build, 'status'),
  askHandOver: action<HandOverRequest>(build, 'hand-over'),
  endSharing: action<SharingEnd>(build, 'sharing-end'),
  exportHousehold: exportHousehold(build),
  askDeletion: action<HouseholdDeletion>(build, 'deletion'),
  mergeHouseholds: peopleAction<HouseholdMerge, WrittenVersions>(build, 'merge', writtenVersions),
  mergePreview: preview<MergeQuestion, MergePreview>(build, 'merge', mergePreview),
  moveOut: peopleAction<MoveOut, MovedOut>(build, 'move-out', movedOut),
  moveOutPreview: preview<MoveOutQuestion, MoveOutPreview>(build, 'move-out', moveOutPreview),
  /** Closes a link that stands against it; what was previewed is looked at anew. */
  endLink: build.mutation<unknown, { householdId: string } & Pick<FileObstacle, 'report' | 'intake'>>({
    query: ({ householdId, report, intake }) => ({
      kind: 'rest',
      method: 'POST',
      path: report
        ? `/${householdId}/snapshots/${report.snapshotId}/reports/${report.reportId}/links/${report.linkId}/revocation`
        : `/${householdId}/intakes/${intake?.linkId}/revocation`,
      body: {},
      answer: z.object({}),
    }),
    invalidatesTags: ['Preview', 'Report'],
  }),
  auditTrail: build.query<AuditPage, { householdId: string; after: string | undefined }>({
    query: ({ householdId, after }) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/administration/audit${after === undefined ? '' : `?after=${after}`}`,
      answer: auditPage,
    }),
    providesTags: ['Household'],
  }),
  waitingRequests: build.query<HouseholdRequest[], void>({
    query: () => ({ kind: 'rest', method: 'GET', path: '/requests', answer: householdRequests }),
    providesTags: ['Household'],
  }),
  decideRequest: build.mutation<DecidedRequest, { requestId: string; body: RequestDecision }>({
    query: ({ requestId, body }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/requests/${requestId}/decision`,
      body,
      answer: decidedRequest,
    }),
    invalidatesTags: ['Household'],
  }),
});
