import {
  type AppointmentClosing,
  type ClosedAppointment,
  closedAppointment,
} from '@vp-digital/core/contracts';
import { revisionSeen } from '@vp-digital/core/session';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** The end of an appointment. */
export const appointmentClosingEndpoints = (build: ServiceBuilder) => ({
  closeAppointment: build.mutation<
    ClosedAppointment,
    { householdId: string; appointmentId: string; closing: AppointmentClosing }
  >({
    query: ({ householdId, appointmentId, closing }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/${householdId}/appointments/${appointmentId}/closing`,
      body: closing,
      answer: closedAppointment,
    }),
    // also after a refusal: somebody else may have closed it
    invalidatesTags: (_result, _error, { householdId }) => [
      { type: 'Section', id: `${householdId}/appointments` },
      'Snapshot',
    ],
    onQueryStarted: async ({ householdId }, { dispatch, queryFulfilled }) => {
      const closed = await queryFulfilled.catch(() => undefined); // the page says what failed
      if (!closed) return;
      const { version } = closed.data;
      dispatch(revisionSeen({ householdId, document: 'appointments', version, savedAt: undefined }));
    },
  }),
});
