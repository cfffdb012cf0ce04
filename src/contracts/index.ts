export { type AgendaEntry, type AgendaPage, agendaPage } from './agenda';
export { type AgendaQuery, agendaQuery } from './agendaQuery';
export type { FileObstacle } from './fileObstacle';
export {
  type ActingAdvisor,
  type AdvisorProfile,
  type AdvisorProfileDocument,
  actingAdvisor,
  advisorProfile,
  advisorProfileDocument,
  brokerStatuses,
  emailPattern,
  investmentNumberPattern,
  investmentScopes,
  registerNumberPattern,
  remunerations,
  telephonePattern,
} from './advisorProfile';
export {
  type Administration,
  type AuditPage,
  administration,
  auditPage,
  type DecidedRequest,
  decidedRequest,
  type Held,
  type HouseholdRequest,
  type HouseholdStatus,
  householdRequest,
  householdRequests,
  type Reader,
  type Retained,
} from './administration';
export {
  type HandOverRequest,
  type HouseholdDeletion,
  handOverRequest,
  householdDeletion,
  keepingOn,
  type RequestDecision,
  requestDecision,
  type SharingEnd,
  sharingEnd,
  type StatusChange,
  statusChange,
} from './administrationRequests';
export { type DeletionProposal, type ProposedDeletion, proposedDeletion } from './deletionProposal';
export { type AuditAction, auditActions, deletionReasons, householdStatuses } from './administrationCodes';
export { type SystemUser, systemUsers } from './systemUsers';
export * from './products';
export { type BankOfCode, bankCode, bankOfCode } from './banks';
export { type CallerCore, callerCore, changesOfToday, documentFor, versionsOfToday } from './callerCore';
export { CORE_VERSION, coreVersionHeader } from './coreVersion';
export { applyChanges, type Change, change, overlaps } from './changes';
export {
  changed,
  conflictingPaths,
  type FieldVersions,
  mostPaths,
  type StoredDocument,
  unknownField,
  withChanges,
} from './mergeChanges';
export { mostEntries, tooManyEntries } from './refuseGrowth';
export { type ContractProposal, contractProposal } from './contractProposal';
export { type PayslipProposal, payslipProposal } from './payslipProposal';
export { type PensionLetterProposal, pensionLetterProposal } from './pensionLetterProposal';
export {
  type ConsentProof,
  type ConsentRecord,
  type ConsentRequest,
  type ConsentText,
  consentRecord,
  consentRequest,
  consentText,
  type DeletionRequest,
  type DeletionRequestOrder,
  deletionRequest,
  deletionRequestOrder,
  allConsents,
  byRelease,
  consentsAnswer,
  type HouseholdConsents,
  householdConsents,
  type Signature,
} from './consents';
export {
  type HandOverAnswer,
  type HandOverFacts,
  type HandOverOffer,
  type HandOverStart,
  handOverAnswer,
  handOverFacts,
  handOverStart,
} from './handOver';
export {
  type AnsweredHealthQuestion,
  type EndedHealthChart,
  type HealthAnswer,
  type HealthChart,
  type HealthChartCopy,
  type HealthChartDocument,
  type HealthChartRemoval,
  type HealthEvidence,
  type HealthQuestion,
  healthAnswers,
  healthChart,
  healthChartCopy,
  healthChartDocument,
  healthChartEnds,
  healthChartRemoval,
  healthEvidence,
  healthQuestions,
  healthQuestionYears,
} from './healthChart';
export { fieldValue, isSame, isStored } from './fieldValue';
export { type OwnedName, type OwnedThat, owned } from './owned';
export {
  type FileType,
  fileType,
  type HouseholdFile,
  householdFile,
  householdFileQuota,
  maximumFileSize,
} from './files';
export { type AdvisorContext, contextsAnswer, contextsQuery } from './graphql/accounting';
export { type AdvisorRole, rolesAnswer, rolesQuery } from './graphql/advisor';
export { preferencesAnswer, preferencesQuery } from './graphql/configuration';
export {
  type Find,
  householdAnswer,
  householdQuery,
  type HouseholdSearch,
  type HouseholdSummary,
  type ListedHousehold,
  recentHouseholdsAnswer,
  recentHouseholdsQuery,
  searchHouseholdsAnswer,
  searchHouseholdsQuery,
} from './graphql/person';
export { type HouseholdOrder, householdOrders } from './householdOrders';
export {
  type ImpersonationDocument,
  type ImpersonationRequest,
  impersonation,
  impersonationRequest,
} from './impersonation';
export {
  type HouseholdMerge,
  householdMerge,
  type MergeQuestion,
  mergeQuestion,
} from './householdMerge';
export {
  type MergePreview,
  type MergeSide,
  mergePreview,
  type PersonPair,
} from './mergePreview';
export * from './moveOut';
export { type HouseholdExport, householdExport, type PersonExport, personExport } from './personExport';
export * from './readableExport';
export {
  type CreatedHousehold,
  createdHousehold,
  type HeldHouseholds,
  heldHouseholds,
  householdVisit,
  type NewHousehold,
  type NewPerson,
  type NewAddress,
  newHousehold,
  newPersons,
} from './newHousehold';
export {
  type AccessDecision,
  type AccessRequest,
  accessDecision,
  type AccessScope,
  accessScopes,
  accessRequest,
  accessRequested,
} from './accessRequests';
export * from './preferences';
export * from './picture';
export { largestPortrait } from './portrait';
export { assistantsRefused, type Problem, problem } from './problem';
export { type SourceData, sourceData, type UserData } from './sourceData';
export { type DeviceLock, deviceLock } from './deviceLock';
export * from './deviceLockRequest';
export { fewestRatings, type RatingAverages, ratingAverages } from './ratings';
export {
  type Intake,
  type IntakeAnswers,
  type IntakeRequest,
  intake,
  intakeAnswers,
  intakeDays,
  intakeRequest,
  intakes,
} from './intakes';
export { linkCodeAlphabet, linkCodeAttempts, linkCodeLength } from './linkCode';
export { newLinkCode, readableLinkCode } from './newLinkCode';
export * from './adviceDuties';
export * from './adviceRecord';
export * from './reportComposition';
export * from './reportKinds';
export * from './reportStage';
export { type ReportRelease, type ReportRequest, reportRelease, reportRequest } from './reportRequest';
export * from './reportLinks';
export * from './reportAttachments';
export { type SectionPatch, sectionPatch } from './sectionPatch';
export { type SectionsAnswer, sectionsAnswer } from './sectionReads';
export {
  type KnownSectionConflict,
  type KnownSectionDocument,
  readSectionConflict,
  readSectionDocument,
  type SectionConflict,
  type SectionDocument,
  sectionConflict,
  sectionDocument,
} from './sections';
export { mostSections, sectionsQuery } from './sectionsQuery';
export {
  type Report,
  type ReportDelivery,
  type ReportFile,
  report,
  reportDelivery,
  reportFile,
  type Snapshot,
  type SnapshotPayload,
  type SnapshotRequest,
  type SnapshotSummary,
  snapshot,
  snapshotFigures,
  snapshotPayload,
  type SnapshotPurpose,
  snapshotPurposes,
  snapshotRequest,
  snapshotSections,
  snapshotSummary,
} from './snapshots';
export {
  type AppointmentClosing,
  appointmentClosing,
  type ClosedAppointment,
  closedAppointment,
} from './appointmentClosing';
export {
  confirmationHours,
  type ContactChange,
  contactChange,
  contactMonths,
  contactStates,
  type RecommendationRequest,
  recommendation,
  recommendationDays,
  recommendationRequest,
  recommendations,
  type Recommendations,
  recommendationWays,
  type RecommendedContact,
  recommendedContact,
  type Referral,
} from './recommendations';
export { isForTalk } from './talk';
export {
  isForTelephone,
  largestPicture,
  telephoneCodeSeconds,
  telephoneMinutes,
  type Telephones,
  telephones,
} from './telephones';
export {
  type PictureRequest,
  pictureRequest,
  type ShownPicture,
  shownPicture,
  telephoneCode,
  type TelephoneEnd,
  telephoneEnd,
  telephonePlace,
  type TelephoneRequest,
  telephoneRequest,
  type TelephoneSession,
  telephoneSession,
} from './telephoneRequests';
export * from './telephoneQuestions';
export { type WorthPoint, worthCourse } from './worthCourse';
export { type IdTokenClaims, idTokenClaims, sourceDataOf } from './idTokenClaims';
export { belongsToAppointment, withAppointment } from './withAppointment';
export { type WrittenVersions, writtenVersions } from './writtenVersions';
export { type SnapshotLabel, snapshotLabel } from './snapshotLabel';
