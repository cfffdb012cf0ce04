import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Finding {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** Runs axe over the page as it stands, with every rule on, and fails with what it finds. */
export async function checkAccessibility(page: Page | Frame): Promise<void> {
  // Evaluated by the debugger, so that the page's content security policy may stay as strict as it is.
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }; // set by the line above
    return (await axe.run()).violations;
  });
  const readable = findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${String(target)}\n${failureSummary ?? ''}`),
  );
  expect(readable, `accessibility of ${page.url()}`).toEqual([]);
}
