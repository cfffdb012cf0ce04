export interface HouseholdAccess {
  contract: string;
  kind: 'OWN' | 'DELEGATED' | 'ASSISTANCE';
}

/** Petra Beispiel owns every sample household; two of them her senior sees as well. */
export const accessTo = (legacyHouseholdId: number): readonly HouseholdAccess[] =>
  sharedWithSenior.has(legacyHouseholdId) ? [owner, senior] : [owner];

const owner = { contract: '4711', kind: 'OWN' } as const;
const senior = { contract: '4700', kind: 'DELEGATED' } as const;
const sharedWithSenior: ReadonlySet<number> = new Set([100_001, 100_002]);
