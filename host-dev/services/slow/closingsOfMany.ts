import { randomUUID } from 'node:crypto';
import type { ClosedAppointment, Report, SectionDocument, SnapshotSummary } from '@vp-digital/core/contracts';
import { type Client, householdId } from '../testing';
import type { RepeatedRequest } from './killAmid';

type Appointments = SectionDocument<'appointments'>;

const households = [1, 2, 3, 4, 5, 6];
const ofEach = 6;
const begin = '2026-10-01T10:00';
const end = '2026-10-01T11:30';

/** The end of one appointment. */
export interface Closing extends RepeatedRequest<ClosedAppointment> {
  household: number;
  appointmentId: string;
}

const pathOf = (household: number) => `/api/households/${householdId(household)}`;

/** Begins appointments of the sample households, and answers the requests that close them. */
export async function createClosings(client: Client): Promise<Closing[]> {
  const closings: Closing[] = [];
  for (const household of households) {
    const path = `${pathOf(household)}/sections/appointments`;
    const { version } = (await client.get<Appointments>(path)).body;
    const ids = Array.from({ length: ofEach }, () => randomUUID());
    const appointment = { state: 'running', begin, personIds: [], occasion: 'annualReview', themes: [] };
    const begun = ids.map((id, index) => ({
      path: `/items/${id}`,
      value: { ...appointment, position: 100 + index },
    }));
    const { status } = await client.patchSection(household, 'appointments', version, begun);
    if (status !== 200) throw new Error(`The appointments were not begun: ${status}`);
    closings.push(...ids.map((id) => closingOf(household, id)));
  }
  return closings;
}

function closingOf(household: number, appointmentId: string): Closing {
  const key = randomUUID();
  const path = `${pathOf(household)}/appointments/${appointmentId}/closing`;
  return {
    household,
    appointmentId,
    send: (client) => client.post<ClosedAppointment>(path, { end, label: 'Jahrestermin 01.10.2026' }, key),
  };
}

/** What is stored of the end of an appointment. */
export interface StoredClosing {
  state: string | undefined;
  end: string | undefined;
  /** Snapshots that were frozen with it, and the drafts of a summary of them. */
  snapshotIds: string[];
  reportIds: string[];
}

export async function closingsIn(
  client: Client,
  closings: readonly Closing[],
): Promise<Map<Closing, StoredClosing>> {
  const stored = new Map<Closing, StoredClosing>();
  for (const household of households) {
    const path = pathOf(household);
    const { items } = (await client.get<Appointments>(`${path}/sections/appointments`)).body.data;
    const snapshots = (await client.get<SnapshotSummary[]>(`${path}/snapshots`)).body;
    for (const closing of closings.filter((one) => one.household === household)) {
      const snapshotIds = snapshots
        .filter(({ appointmentId }) => appointmentId === closing.appointmentId)
        .map(({ snapshotId }) => snapshotId);
      const reports = await Promise.all(
        snapshotIds.map(async (id) => (await client.get<Report[]>(`${path}/snapshots/${id}/reports`)).body),
      );
      const appointment = items[closing.appointmentId];
      const reportIds = reports.flat().map(({ reportId }) => reportId);
      stored.set(closing, { state: appointment?.state, end: appointment?.end, snapshotIds, reportIds });
    }
  }
  return stored;
}

/** Open, or closed with exactly one snapshot and one draft of its summary. */
export const isWhole = ({ state, end: ended, snapshotIds, reportIds }: StoredClosing): boolean =>
  state === 'held'
    ? ended === end && snapshotIds.length === 1 && reportIds.length === 1
    : state === 'running' && ended === undefined && snapshotIds.length === 0 && reportIds.length === 0;
