import { createContext, useContext } from 'react';
import type { AreaApi } from '../createAreaApi';
import type { QueueDrafts, SectionQueues } from './sectionQueues';
import type { UnsavedEntries } from './unsavedEntries';

/** What the components of a mounted area reach the services with. */
export interface AreaServices {
  areaApi: AreaApi;
  queues: SectionQueues;
  unsaved: UnsavedEntries;
  /** For what is no section: sections have theirs from their queues. */
  kept: QueueDrafts;
}

const Context = createContext<AreaServices | undefined>(undefined);
export const AreaServicesProvider = Context.Provider;

export function useAreaServices(): AreaServices {
  const services = useContext(Context);
  if (!services) throw new Error('A page is rendered outside its area');
  return services;
}
