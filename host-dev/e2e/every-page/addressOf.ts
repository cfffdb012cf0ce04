import type { AreaManifest } from '@vp-digital/core/shell';
import { demoUsers } from '../../services/seed/demoUsers';
import type { AddedReport } from '../../services/testing';
import { type Contract, householdId, legacyHouseholdId, personId, type User } from '../team';

type PageEntry = AreaManifest['pages'][number];

/** The household that is walked: a couple with a child, of whom everything is known. */
const sample = 2;

/** Whoever may read the page, Petra before the others, and the contract for it. */
export function readerOf({ permission }: PageEntry): [User, Contract | undefined] {
  const readers = demoUsers.filter(({ permissions }) =>
    permission === undefined ? true : permissions.some((held) => held === permission),
  );
  const reader = readers.find(({ userId }) => userId === 'petra') ?? readers[0];
  if (!reader) throw new Error(`nobody may read ${permission}`);
  const [own] = reader.contexts;
  return [reader.userId as User, own?.contract as Contract | undefined]; // the demo accounts are what these list
}

/**
 * The address of a page, with a report where it shows one. Throws where a parameter is new: somebody has to say where one
 * comes from.
 */
export async function addressOf(
  { path }: PageEntry,
  makeReport: (sample: number) => Promise<AddedReport>,
): Promise<string> {
  const known = { ...ids(), ...(path.includes(':snapshotId') && (await makeReport(sample))) };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = (known as Record<string, string>)[name]; // or undefined
    if (value === undefined) throw new Error(`${path}: addressOf.ts does not know what ${name} is`);
    return value;
  });
}

const ids = () => ({
  householdId: householdId(sample),
  legacyHouseholdId: String(legacyHouseholdId(sample)),
  id: personId(sample, 1),
  sections: 'stammdaten.adresse.kontakt.beruf.forderdaten.bankverbindung',
});
