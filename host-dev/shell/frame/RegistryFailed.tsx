import { createSupportId } from '@vp-digital/core/shell';
import { useEffect, useState } from 'react';
import { AreaFailed } from '../area/AreaFailed';
import { useShell } from '../session/ShellContext';

/** In the place of a page that no readable line of the registry names: it may belong to one that could not be read. */
export function RegistryFailed() {
  const { pageRegistry, sink } = useShell();
  const [fault, setFault] = useState(() => createFault(new Error('the registry of the page is malformed')));
  const { error, supportId } = fault;
  useEffect(() => {
    sink.error(error, { area: 'shell', version: '', during: 'registry', supportId });
  }, [sink, error, supportId]);
  return (
    <AreaFailed
      error={error}
      supportId={supportId}
      onRetry={() => void pageRegistry.readAgain().catch((reason: unknown) => setFault(createFault(reason)))}
    />
  );
}

const createFault = (error: unknown) => ({ error, supportId: createSupportId() });
