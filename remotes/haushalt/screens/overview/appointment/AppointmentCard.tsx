import { usePageDocuments, usePart } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Card, Skeleton } from '@vp-digital/core/ui';

const part = { load: () => import('./Appointments') };
const outline = <Skeleton shape="text" count={2} />;

/** The household's appointments, with all that is done to them: fetched beside the documents. */
export function AppointmentCard() {
  const result = usePageDocuments(['persons', 'appointments']);
  const Appointments = usePart(part)?.default;
  if (result.status !== 'ready')
    return (
      <Card>
        <LoadedState result={result} skeleton={outline}>
          {() => undefined}
        </LoadedState>
      </Card>
    );
  return Appointments ? <Appointments data={result.data} /> : <Card>{outline}</Card>;
}
