import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Card, Skeleton } from '@vp-digital/core/ui';
import { lazy, Suspense, useEffect } from 'react';

const loadAppointments = () => import('./Appointments');
const Appointments = lazy(loadAppointments);
const outline = <Skeleton shape="text" count={2} />;

/** The household's appointments, with all that is done to them: fetched beside the documents. */
export function AppointmentCard() {
  const result = usePageDocuments(['persons', 'appointments']);
  useEffect(() => {
    loadAppointments().catch(() => {}); // drawn, it asks again, and is told
  }, []);
  if (result.status !== 'ready')
    return (
      <Card>
        <LoadedState result={result} skeleton={outline}>
          {() => undefined}
        </LoadedState>
      </Card>
    );
  return (
    <Suspense fallback={<Card>{outline}</Card>}>
      <Appointments data={result.data} />
    </Suspense>
  );
}
