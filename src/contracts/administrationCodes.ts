/** How a household's file stands: AKTIV, ARCHIVIERT, GESPERRT, LOESCHUNG_BEANTRAGT. */
export const householdStatuses = ['active', 'archived', 'locked', 'deletionRequested'] as const;

/** Why a household is to be deleted. */
export const deletionReasons = ['customerWish', 'purposeEnded', 'createdByMistake'] as const;

/** What has to be ended in a household before it is merged with another, or somebody moves out of it. */
export const fileObstacles = ['closed', 'request', 'deletionRequest', 'sharedReport'] as const;

/** Actions that the audit keeps. */
export const auditActions = [
  'snapshot.created',
  'snapshot.labelled',
  'snapshot.read',
  'report.created',
  'report.released',
  'report.kept',
  'report.read',
  'report.refused',
  'report.delivered',
  'report.linked',
  'report.link-revoked',
  'intake.linked',
  'intake.revoked',
  'intake.decided',
  'intake.read',
  'file.stored',
  'file.read',
  'file.deleted',
  'consent.given',
  'consent.withdrawn',
  'consent.handed-over',
  'consent.read',
  'person.exported',
  'person.moved-out',
  'person.deceased',
  'person.mistaken',
  'person.moved-in',
  'section.read',
  'household.read',
  'audit.read',
  'household.created',
  'access.requested',
  'access.granted',
  'access.refused',
  'access.ended',
  'administration.refused',
  'household.looked-for',
  'device.locked',
  'device.unlocked',
  'telephone.connected',
  'impersonation.started',
  'impersonation.ended',
  'household.archived',
  'household.locked',
  'household.reopened',
  'household.deleted',
  'household.merged',
  'household.absorbed',
  'handover.requested',
  'handover.accepted',
  'handover.declined',
  'handover.withdrawn',
  'deletion.requested',
  'deletion.confirmed',
  'deletion.declined',
  'deletion.withdrawn',
] as const;
export type AuditAction = (typeof auditActions)[number];
