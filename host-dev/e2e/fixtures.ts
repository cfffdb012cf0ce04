import { createHash } from 'node:crypto';
import type { SectionName } from '@vp-digital/core/household';
import type { Permission } from '@vp-digital/core/reference';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';

import type { AddedHousehold, AddedReport } from '../services/testing';
import { demoUsers } from '../services/seed/demoUsers';
import { account, contractNumber, householdId, joinTeam, type User } from './team';

export { expect } from '@playwright/test';
export { checkAccessibility } from './checkAccessibility';
export { skipFurtherRatings } from './skipFurtherRatings';
export { expectRightInEveryWidth } from './expectRightInEveryWidth';
export { expectTargets } from './expectTargets';
export { expectToFit } from './expectToFit';
export { forgetSignIn } from './forgetSignIn';
export { patience } from '../services/testing/patience';
export {
  contractNumber,
  enterPassword,
  household,
  householdId,
  legacyHouseholdId,
  openSignedIn,
  signIn,
} from './team';

/** A response that a test provokes; Chromium reports each as an error of its own. */
interface ExpectedAnswer {
  status: number;
  /** Found in the address. */
  url: string | RegExp;
}

interface Fixtures {
  /** Allows one kind of error response for the rest of the test. */
  allowAnswer: (answer: ExpectedAnswer) => void;
  /** Allows other messages and uncaught errors that a test provokes, for the rest of the test. */
  allowProblem: (pattern: RegExp) => void;
  /** Restarts the services with the same data and at the same address. */
  restartServices: () => Promise<void>;
  /** Takes a permission from an account of the test, from the next sign-in on. */
  withhold: (user: User, permission: Permission) => Promise<void>;
  /** Adds a household of Petra's with little data: persons and an address. */
  ownHousehold: () => Promise<AddedHousehold>;
  /**
   * The contents of a household's document; with `data` it is written first, as services of another release leave it.
   */
  storedDocument: (householdId: string, section: SectionName, data?: object) => Promise<unknown>;
  /** Freezes a sample household and makes a report from it. */
  ownReport: (sample: number) => Promise<AddedReport>;
  /** Accounts and sample households of the test's own (team.ts), removed after it. */
  team: number;
  quietConsole: void;
}

/** The project's `test`: it fails on every console error and every uncaught error. */
export const test = base.extend<Fixtures & { allowed: ExpectedAnswer[]; provoked: RegExp[] }>({
  allowed: async ({}, use) => use([]),

  allowAnswer: async ({ allowed }, use) => use((answer) => void allowed.push(answer)),

  provoked: async ({}, use) => use([]),

  allowProblem: async ({ provoked }, use) => use((pattern) => void provoked.push(pattern)),

  /**
   * Closed before the team is removed: a page whose account is removed signs out, and closing it meanwhile never ends.
   * Routes of a test end before that: a response that is being fetched is gone.
   */
  context: async ({ team: _, context }, use) => {
    await use(context);
    const served = [context, ...context.pages()];
    const ends = served.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' }));
    await Promise.allSettled(ends); // a page that a test has crashed has nothing to end
    await context.close();
  },

  quietConsole: [
    async ({ context, allowed, provoked }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !isAllowed(message, allowed)) problems.push(describe(message));
      });
      context.on('weberror', (error) => void problems.push(`nobody caught: ${String(error.error())}`));
      await use();
      const unexpected = problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  restartServices: async ({ allowProblem }, use) => {
    await use(async () => {
      // the page's periodic calls (telemetry, feature flags) may fall into the pause
      allowProblem(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
      allowProblem(/^(shell flags|Unleash)/);
      // a call in progress when the services stopped was refused, and is retried
      allowProblem(/the server responded with a status of 503/);
      await order('/restart');
    });
  },

  team: [
    async ({}, use) => {
      const team = (await (await order('/team')).json()) as number; // services.ts
      joinTeam(team);
      await use(team);
      await order(`/team/remove?team=${team}`);
    },
    { auto: true },
  ],

  ownHousehold: async ({}, use, { titlePath, repeatEachIndex }) => {
    let added = 0;
    await use(async () => {
      const number = numberOf([...titlePath, repeatEachIndex, added].join(' '));
      added += 1;
      const parameters = new URLSearchParams({ number: String(number), contract: contractNumber('4711') });
      return (await (await order(`/household?${parameters.toString()}`)).json()) as AddedHousehold; // services.ts
    });
  },

  storedDocument: async ({}, use) => {
    await use(async (household, section, data) => {
      const parameters = new URLSearchParams({
        household,
        section,
        ...(data && { data: JSON.stringify(data) }),
      });
      return (await order(`/document?${parameters.toString()}`)).json();
    });
  },

  ownReport: async ({}, use) => {
    await use(async (sample) => {
      const whose = {
        user: account('petra'),
        contract: contractNumber('4711'),
        household: householdId(sample),
      };
      return (await (await order(`/report?${new URLSearchParams(whose).toString()}`)).json()) as AddedReport; // services.ts
    });
  },

  withhold: async ({}, use) => {
    await use(async (user, permission) => {
      const held = demoUsers.find(({ userId }) => userId === user)?.permissions ?? [];
      const left = held.filter((one) => one !== permission).map((one) => ['held', one]);
      await order(`/permissions?${new URLSearchParams([['user', account(user)], ...left]).toString()}`);
    });
  },
});

/** A number for each text, the same in every run: parallel tests do not pick the same household. */
const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % 900_000;

async function order(path: string): Promise<Response> {
  const answer = await fetch(`${process.env['VP_E2E_CONTROL']}${path}`, { method: 'POST' });
  expect(answer.ok, path).toBe(true);
  return answer;
}

function isAllowed(message: ConsoleMessage, allowed: ExpectedAnswer[]): boolean {
  const [, status] = /the server responded with a status of (\d+)/.exec(message.text()) ?? [];
  const { url } = message.location();
  return allowed.some(
    (answer) =>
      Number(status) === answer.status &&
      (typeof answer.url === 'string' ? url.includes(answer.url) : answer.url.test(url)),
  );
}

const describe = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;
