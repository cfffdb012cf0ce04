import type { SectionName } from '@vp-digital/core/household';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import type { WithSession } from '@vp-digital/core/session';
import { createShellStorage } from '@vp-digital/core/shell';
import { useEffect, useRef } from 'react';
import type { Section } from './sections';

const sectionOf = {
  persons: 'basicData',
  addresses: 'address',
  contacts: 'contact',
  employments: 'employment',
  taxProfiles: 'tax',
  bankAccounts: 'bankDetails',
} as const satisfies Partial<Record<SectionName, Section>>;
const documents = Object.keys(sectionOf) as (keyof typeof sectionOf)[]; // Object.keys forgets the literal keys

/** Informs the shell, and so all other applications, of a person's data saved while the page is open. */
export function useTellChanges(personId: string): void {
  const householdId = useHouseholdId();
  const { shell } = useHost();
  const revisions = useSelector(({ session }: WithSession) => session.revisions[householdId]);
  const announced = useRef(revisions);
  useEffect(() => {
    const saved = documents.filter((name) => {
      const at = revisions?.[name]?.savedAt;
      return at !== undefined && at !== announced.current?.[name]?.savedAt;
    });
    announced.current = revisions;
    if (saved.length === 0) return;
    const version = Math.max(...saved.map((name) => revisions?.[name]?.version ?? 0));
    shell.send('updatedPersonalData', {
      householdId,
      personId,
      sections: saved.map((name) => sectionOf[name]),
      version,
    });
    if (!saved.includes('persons')) return;
    shell.send('setRefetchPersonList', { householdId, refetch: true });
    // for lists of people that are not on the page now: they ask when they come (`fetchPersonList`)
    createShellStorage(shell)
      .set('fetchPersonList', 'true')
      .catch(() => undefined);
  }, [householdId, personId, revisions, shell]);
}
