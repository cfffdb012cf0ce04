import type { Permission } from '@vp-digital/core/reference';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';

import type { AddedHousehold } from '../services/testing';
import { demoUsers } from '../services/seed/demoUsers';

export { expect } from '@playwright/test';
export { checkAccessibility } from './checkAccessibility';
export { expectTargets } from './expectTargets';
export { expectToFit } from './expectToFit';
export { forgetSignIn } from './forgetSignIn';
export { signIn } from './signIn';

/** An answer that a test provokes; Chromium reports every one as an error of its own. */
interface ExpectedAnswer {
  status: number;
  /** Found in the address. */
  url: string | RegExp;
}

interface Fixtures {
  /** Allows one kind of refused answer for the rest of the test. */
  allowAnswer: (answer: ExpectedAnswer) => void;
  /** Allows messages and uncaught errors that a test provokes otherwise, for the rest of the test. */
  allowProblem: (pattern: RegExp) => void;
  /** Stops and starts the services on the same data and at the same address. */
  restartServices: () => Promise<void>;
  /** Takes a permission from a demo account until the test ends; it counts from the next sign-in on. */
  withhold: (userId: string, permission: Permission) => Promise<void>;
  /** Adds a household of Petra's that the test may change for good; it is gone when the test ends. */
  ownHousehold: () => Promise<AddedHousehold>;
  quietConsole: void;
}

/** The project's `test`: it fails on every error in the console and every error that nobody caught. */
export const test = base.extend<Fixtures & { allowed: ExpectedAnswer[]; provoked: RegExp[] }>({
  allowed: async ({}, use) => use([]),

  allowAnswer: async ({ allowed }, use) => use((answer) => void allowed.push(answer)),

  provoked: async ({}, use) => use([]),

  allowProblem: async ({ provoked }, use) => use((pattern) => void provoked.push(pattern)),

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
      // what the page does every few seconds by itself (telemetry, feature flags) may meet the pause
      allowProblem(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
      allowProblem(/^shell flags/);
      // a call that was under way when the services ended was told so, and is asked again
      allowProblem(/the server responded with a status of 503/);
      await order('/restart');
    });
  },

  ownHousehold: async ({}, use, { workerIndex }) => {
    const added: AddedHousehold[] = [];
    await use(async () => {
      const number = 1_000 * (workerIndex + 1) + households;
      households += 1;
      const household = (await (await order(`/household?number=${number}`)).json()) as AddedHousehold; // services.ts
      added.push(household);
      return household;
    });
    for (const { householdId } of added) await order(`/household/remove?id=${householdId}`);
  },

  withhold: async ({}, use) => {
    const changed = new Set<string>();
    const heldBy = (userId: string) => demoUsers.find((user) => user.userId === userId)?.permissions ?? [];
    const set = async (user: string, held: Permission[]) => {
      const parameters = [['user', user], ...held.map((permission) => ['held', permission])];
      await order(`/permissions?${new URLSearchParams(parameters).toString()}`);
    };
    await use(async (userId, permission) => {
      changed.add(userId);
      await set(
        userId,
        heldBy(userId).filter((held) => held !== permission),
      );
    });
    for (const userId of changed) await set(userId, heldBy(userId));
  },
});

/** So many own households were made by this worker: each gets a number of its own. */
let households = 0;

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
