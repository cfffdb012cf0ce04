/** How a household's file stands: AKTIV, ARCHIVIERT, GESPERRT, LOESCHUNG_BEANTRAGT. */
export const householdStatuses = ['active', 'archived', 'locked', 'deletionRequested'] as const;

/** Why a household is to be deleted. */
export const deletionReasons = ['customerWish', 'purposeEnded', 'createdByMistake'] as const;

/** What has to be ended in a household before it is merged with another, or somebody moves out of it. */
export const fileObstacles = ['closed', 'request', 'deletionRequest', 'sharedReport'] as const;

/** Deeds that the audit keeps. */
export const auditActions = [
  ...(['snapshot.created', 'snapshot.labelled', 'snapshot.read'] as const),
  ...(['report.created', 'report.released', 'report.delivered'] as const),
  ...(['report.linked', 'report.link-revoked'] as const),
  ...(['file.stored', 'file.read', 'file.deleted'] as const),
  ...(['consent.given', 'consent.withdrawn', 'consent.handed-over', 'consent.read'] as const),
  ...(['person.exported', 'person.moved-out', 'person.moved-in'] as const),
  ...(['section.read', 'household.read', 'audit.read'] as const),
  ...(['household.created', 'access.requested', 'access.granted', 'access.refused'] as const),
  ...(['access.ended', 'administration.refused', 'household.looked-for'] as const),
  ...(['device.locked', 'device.unlocked'] as const),
  ...(['impersonation.started', 'impersonation.ended'] as const),
  ...(['household.archived', 'household.locked', 'household.reopened', 'household.deleted'] as const),
  ...(['household.merged', 'household.absorbed'] as const),
  ...(['handover.requested', 'handover.accepted', 'handover.declined', 'handover.withdrawn'] as const),
  ...(['deletion.requested', 'deletion.confirmed', 'deletion.declined', 'deletion.withdrawn'] as const),
] as const;
export type AuditAction = (typeof auditActions)[number];
