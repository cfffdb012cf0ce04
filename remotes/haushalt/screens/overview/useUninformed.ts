import { consentsForHerself, consentState, hasDied, personsInOrder } from '@vp-digital/core/household';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { useConsentsQuery } from '../../shared/consents/api';
import { readWithPage } from '../../shared/overview/api';

/**
 * First names of the living who decide for themselves and were not given the Datenschutzinformation (Art. 13 GDPR); none before it
 * is known.
 */
export function useUninformed(): string[] {
  const householdId = useHouseholdId();
  const day = useHost().clock.today();
  const persons = usePageDocuments(['persons']);
  const consents = fromQuery(useConsentsQuery(householdId, readWithPage));
  if (persons.status !== 'ready' || consents.status !== 'ready') return [];
  const { records: actions, texts: wordings } = consents.data;
  const topic = 'dataProtectionInformation';
  return personsInOrder(persons.data)
    .filter(({ id, birthDate, ...known }) => {
      const state = consentState({ actions, wordings, person: { id, birthDate }, topic, day });
      return !hasDied(known) && consentsForHerself(birthDate, day) && state.kind === 'missing';
    })
    .map(({ name }) => name);
}
