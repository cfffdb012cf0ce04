/** How far an appointment is: agreed, going on, over, or given up. */
export const appointmentStates = ['planned', 'running', 'held', 'cancelled'] as const;

/** Where one meets: VOR_ORT, BUERO, VIDEO. */
export const appointmentPlaces = ['onSite', 'office', 'video'] as const;

/** Anlass. */
export const appointmentOccasions = ['firstMeeting', 'annualReview', 'advice', 'contracts', 'other'] as const;

/** Themen: what is to be talked about, or was. */
export const appointmentThemes = [
  'budget',
  'protection',
  'retirement',
  'health',
  'wealth',
  'goals',
  'housing',
  'subsidies',
] as const;
