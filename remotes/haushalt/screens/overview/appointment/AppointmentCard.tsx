import { later, useAhead, usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Card, Skeleton } from '@vp-digital/core/ui';

const outline = <Skeleton shape="text" count={2} />;

const Appointments = later(() => import('./Appointments'), { placeholder: () => <Card>{outline}</Card> });

const ahead = [Appointments] as const;

/** The household's appointments, with all that is done to them: fetched beside the documents. */
export function AppointmentCard() {
  useAhead(ahead);
  const result = usePageDocuments(['persons', 'appointments']);
  if (result.status !== 'ready')
    return (
      <Card>
        <LoadedState result={result} skeleton={outline}>
          {() => undefined}
        </LoadedState>
      </Card>
    );
  return <Appointments data={result.data} />;
}
