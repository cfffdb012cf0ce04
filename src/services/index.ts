export { snapshotSections } from '@vp-digital/core/contracts';
export { forgetProtected } from './forgetProtected';
export { type AreaApi, createAreaApi, type SectionApi } from './createAreaApi';
export type { ServiceBuilder } from './request/serviceBuilder';
export { createDrafts, type Drafts } from './drafts/drafts';
export { clearDrafts, removeOldDrafts } from './drafts/pageStore';
export { administrationEndpoints } from './endpoints/administration';
export { type AgendaInput, agendaEndpoints } from './endpoints/agenda';
export { advisorEndpoints } from './endpoints/advisor';
export { consentEndpoints } from './endpoints/consents';
export { type HouseholdSearchInput, householdEndpoints } from './endpoints/households';
export { healthChartEndpoints, type HealthChartKey } from './endpoints/healthChart';
export { deviceLockEndpoints } from './endpoints/deviceLock';
export { newHouseholdEndpoints } from './endpoints/newHousehold';
export { accountingEndpoints } from './endpoints/accounting';
export { newerPreferences, preferencesEndpoints } from './endpoints/preferences';
export { appointmentClosingEndpoints } from './endpoints/appointmentClosing';
export { type KnownCatalogue, productEndpoints } from './endpoints/products';
export { ratingEndpoints } from './endpoints/ratings';
export {
  recommendationEndpoints,
  type RecommendationList,
} from './endpoints/recommendations';
export {
  type DraftBeginning,
  type ReportKey,
  type SnapshotKey,
  snapshotEndpoints,
} from './endpoints/snapshots';
export type { ServiceRuntime } from './request/runtime';
export { isRefusedToAssistants, isTooOften, type ServiceError } from './request/serviceError';
export { useHousehold, useKnownHousehold } from './useHousehold';
export { createRevisionMiddleware } from './revisionMiddleware';
export { type AreaServices, AreaServicesProvider, useAreaServices } from './saving/AreaServices';
export type { PendingChange } from './pendingChange';
export { missingEntry } from './saving/removedEntries';
export type { QueueState } from './saving/sectionQueue';
export { SectionQueues } from './saving/sectionQueues';
export { type Undo, useUndo } from './saving/useUndo';
export type { UndoDirection } from './saving/undoSteps';
export { useUnknownFields } from './saving/useUnknownFields';
export { useKnownFields } from './saving/useKnownFields';
export { useLinkedTitles } from './saving/useLinkedTitles';
export { useLocalOnly } from './saving/useLocalOnly';
export { useRefused } from './saving/useRefused';
export { type SectionEditor, useSectionEditor } from './saving/useSectionEditor';
export { type SectionResult, type SectionResults, useSections } from './saving/useSections';
export { invalidName, UnsavedEntries } from './saving/unsavedEntries';
