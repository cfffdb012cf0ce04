import { readFile } from 'node:fs/promises';
import { readTaggedPdf } from '@vp-digital/core/pdf/testing/readTaggedPdf';
import { allElements, tagFindings } from '@vp-digital/core/pdf/testing/tagFindings';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { type Language, withAny, words } from './words';

export interface ExpectedReport {
  /** First names of the household; nobody else's stands in it. */
  names: readonly string[];
  /** What its pages say, as screens write it. */
  says: readonly string[];
  /** Of the screens. Default: German. */
  language?: Language;
}

/**
 * Freezes a household that was typed in, releases its summary and reads the file back: whole and tagged, with the amounts of
 * the screens, with nothing internal and nobody else in it.
 */
export async function expectReport(
  page: Page,
  household: string,
  { names, says, language = 'de' }: ExpectedReport,
): Promise<void> {
  const { report } = words[language];
  await page.goto(`${household}/analyse/gespraechszusammenfassung`);
  await page.getByRole('button', { name: report.create }).click();
  const first = page.getByRole('group', { name: withAny(report.page.replace('{{n}}', '1')) });
  await page.getByRole('button', { name: report.release.button, exact: true }).click();
  const shown = await first.getAttribute('aria-label');
  await page.getByRole('button', { name: report.release.confirm }).click();
  await expect(page.getByText(report.state.released)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: report.download }).click();
  const pdf = await readTaggedPdf(await readFile(await (await download).path()));
  expect(tagFindings(pdf)).toEqual([]);
  expect(shown).toBe(report.page.replace('{{n}}', '1').replace('{{m}}', String(pdf.pages.length)));
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
