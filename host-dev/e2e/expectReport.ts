import { readFile } from 'node:fs/promises';
import { readTaggedPdf } from '@vp-digital/core/pdf/testing/readTaggedPdf';
import { allElements, tagFindings } from '@vp-digital/core/pdf/testing/tagFindings';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export interface ExpectedReport {
  /** First names of the household; nobody else's stands in it. */
  names: readonly string[];
  /** What its pages say, as screens write it. */
  says: readonly string[];
}

/**
 * Freezes a household that was typed in, releases its summary and reads the file back: whole and tagged, with the amounts of
 * the screens, with nothing internal and nobody else in it.
 */
export async function expectReport(
  page: Page,
  household: string,
  { names, says }: ExpectedReport,
): Promise<void> {
  await page.goto(`${household}/analyse/gespraechszusammenfassung`);
  await page.getByRole('button', { name: 'Zusammenfassung erstellen' }).click();
  const first = page.getByRole('group', { name: /^Seite 1 von \d+$/ });
  await page.getByRole('button', { name: 'Freigeben' }).click();
  const shown = await first.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Jetzt freigeben' }).click();
  await expect(page.getByText('Freigegeben: Inhalt und Datei sind fest.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF herunterladen' }).click();
  const pdf = await readTaggedPdf(await readFile(await (await download).path()));
  expect(tagFindings(pdf)).toEqual([]);
  expect(shown).toBe(`Seite 1 von ${pdf.pages.length}`);
  const text = allElements(pdf.root)
    .map((element) => element.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const words of [...names, ...says]) expect(text).toContain(words);
  for (const other of everybody.filter((name) => !names.includes(name)))
    expect(text).not.toMatch(new RegExp(`\\b${other}\\b`));
  expect(text).not.toMatch(/undefined|NaN|\{\{|\[object|[0-9a-f]{8}-[0-9a-f]{4}-/);
}

/** Of the samples, and of the households that tests type. */
const everybody = ['Lena', 'Jonas', 'Aylin', 'Clara', 'Gerd', 'Karl', 'Inge', 'Karla', 'Mara', 'Nils'];
