/** Teams of demo accounts that tests have to themselves are numbered from here: all their names are of one length. */
export const firstTeam = 1_001;

/** Id of a sample household. */
export const sampleId = (household: number): string => `11111111-0000-4000-8000-00000000000${household}`;

/** An account or a contract of a team: its name among the demo accounts, and the number. */
export const ofTeam = (name: string, team: number): string => `${name}${team}`;

/** The id of a sample household or of something in it, as it stands in a team's copy. */
export const teamId = (id: string, team: number): string =>
  `${id.slice(0, 1)}${team.toString(16).padStart(7, '0')}${id.slice(8)}`;

/** The number of a sample household in a team's copy; above those of the samples and of the generated ones. */
export const teamLegacyId = (legacyHouseholdId: number, team: number): number =>
  2_000_000 + team * 10 + (legacyHouseholdId % 10);
