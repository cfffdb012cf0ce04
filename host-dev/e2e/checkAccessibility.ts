import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';

/** Half as long to read for the browser as `axe.source`, and the same. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

interface Axe {
  axe: {
    /** What did not break a rule is not described. */
    run(options: { resultTypes: ['violations'] }): Promise<{ violations: Finding[] }>;
  };
}

/** Runs axe over the page as it stands, with every rule on, and fails with what it finds. */
export async function checkAccessibility(page: Page | Frame): Promise<void> {
  // Evaluated by the debugger, so that the page's content security policy may stay as strict as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as Axe; // set by the line above
    // A colour on its way to another one is none that anybody reads by.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const readable = findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${String(target)}\n${failureSummary ?? ''}`),
  );
  expect(readable, `accessibility of ${page.url()}`).toEqual([]);
}
