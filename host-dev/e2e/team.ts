import type { Page } from '@playwright/test';
import { personId as samplePersonId } from '@vp-digital/core/household/samples';
import { ofTeam, sampleId, teamId, teamLegacyId } from '../services/testing/teamNames';
import { openSignedIn as openSignedInAs } from './openSignedIn';
import { enterPassword as enterPasswordOf, signIn as signInWith } from './signIn';

export type User = 'sabine' | 'petra' | 'timo' | 'nora' | 'ina';
export type Contract = '4711' | '4700' | '4712';

/** One test runs in a process at a time. */
let number: number | undefined;

/** The test that begins now works with the accounts and households of this team (fixtures.ts). */
export function joinTeam(team: number): void {
  number = team;
}

function team(): number {
  if (number === undefined)
    throw new Error('accounts and households belong to a test: ask for them within one');
  return number;
}

/** The running test's own copy of a demo account. */
export const account = (user: User): string => ofTeam(user, team());

/** The running test's own copy of an accounting contract. */
export const contractNumber = (contract: Contract): string => ofTeam(contract, team());

/** Id of the running test's own copy of a sample household. */
export const householdId = (sample: number): string => teamId(sampleId(sample), team());

export const legacyHouseholdId = (sample: number): number => teamLegacyId(100_000 + sample, team());

/** Id of the n-th person (from 1) of a sample household, in the running test's own copy. */
export const personId = (sample: number, person: number): string =>
  teamId(samplePersonId(sample, person), team());

/** Where the pages of the running test's own copy of a sample household begin. */
export const household = (sample: number): string => `/haushalt/${householdId(sample)}`;

/** Opens a page as the running test's own copy of a demo account, which has signed in and chosen the contract. */
export const openSignedIn = (page: Page, path: string, user: User, contract?: Contract): Promise<void> =>
  openSignedInAs(page, path, account(user), contract && contractNumber(contract));

/** Signs in with the running test's own copy of a demo account. */
export const signIn = (page: Page, user: User, contract?: Contract): Promise<void> =>
  signInWith(page, account(user), contract && contractNumber(contract));

export const enterPassword = (page: Page, user: User): Promise<void> => enterPasswordOf(page, account(user));
