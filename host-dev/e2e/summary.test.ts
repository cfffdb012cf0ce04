import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';

/** Every width works on another household. */
const walks = [
  { width: 1200, sample: 3 },
  { width: 768, sample: 4 },
  { width: 340, sample: 5 },
];

/** Not the day of the sample values: nothing of a report may hang on one date. */
async function begin(page: Page, { width, sample }: (typeof walks)[number], path: string) {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(new Date('2026-11-22T09:00:00Z'));
  await openSignedIn(page, household(sample) + path, 'petra', '4711');
}

for (const walk of walks) {
  test(`notes beside the page, then a released summary with what was agreed, ${walk.width} px`, async ({
    page,
    allowAnswer,
  }) => {
    await begin(page, walk, '/analyse/gespraechszusammenfassung');
    const save = page.getByRole('button', { name: 'Stand sichern' });
    await expect(save).toBeVisible();
    const sheet = page.getByRole('complementary', { name: 'Gesprächsnotizen' });
    const note = sheet.getByRole('form').getByRole('textbox');

    await test.step('Alt+N opens the notes, and the focus is in the text', async () => {
      await save.focus();
      await page.keyboard.press('Alt+KeyN');
      await expect(note).toBeFocused();
      await expect(page.getByRole('main')).toHaveCount(1);
      await checkAccessibility(page);
      await expectToFit(page);
    });

    await test.step('a decision and an internal note are written by the keyboard', async () => {
      await sheet.getByRole('button', { name: 'Entscheidung' }).press('Enter');
      await note.fill('Reserve zuerst auffüllen');
      await note.press('Control+Enter');
      await expect(sheet.getByRole('article')).toHaveCount(1);
      await expect(note).toHaveValue('');
      await sheet.getByRole('button', { name: 'Notiz', exact: true }).press('Enter');
      await note.fill('Wirkt angespannt');
      await sheet.getByRole('checkbox', { name: 'Nur intern' }).press('Space');
      await sheet.getByRole('button', { name: 'Festhalten' }).press('Enter');
      await expect(sheet.getByRole('article')).toHaveCount(2);
      await checkAccessibility(page);
      await expectToFit(page);
    });

    await test.step('Esc closes them, the focus returns, and the page beside is as it was', async () => {
      await note.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(save).toBeFocused();
      await expect(page).toHaveTitle('Zusammenfassung');
      await expect(page).toHaveURL(/gespraechszusammenfassung$/);
    });

    await test.step('on another page the header opens what was written', async () => {
      await page.getByRole('link', { name: 'Analyse', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
      const button = page.getByRole('button', { name: 'Notizen', exact: true });
      await button.click();
      await expect(sheet.getByRole('link', { name: 'Zusammenfassung', exact: true })).toHaveCount(2);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await sheet.getByRole('button', { name: 'Notizen schließen' }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
    });

    await test.step('the summary holds what was agreed and nothing internal', async () => {
      await page.getByRole('link', { name: 'Zusammenfassung' }).first().click();
      await save.click();
      await page.getByRole('link', { name: /^Jahresgespräch, \d\d\.\d\d\.2026, \d\d:\d\d$/ }).click();
      await page.getByRole('button', { name: 'Zusammenfassung erstellen' }).click();
      const pages = page.getByRole('list', { name: 'Seiten' });
      await expect(pages).toContainText('Reserve zuerst auffüllen');
      await expect(pages).not.toContainText('angespannt');
      await expect(pages.getByRole('group', { name: /Seite 1 von/ })).toContainText('Ihre Entscheidungen');
      const checks = page.getByRole('region', { name: 'Prüfung vor der Freigabe' });
      await expect(checks.getByText(/^(Vollständig|\d Hinweise?)$/)).toBeVisible(); // other tests change these households
      await checkAccessibility(page);
      await expectToFit(page);
    });

    await test.step('it is released after a question, downloaded, and that is noted', async () => {
      await page.getByRole('button', { name: 'Freigeben' }).click();
      const question = page.getByRole('dialog', { name: 'Zusammenfassung freigeben?' });
      await expect(question).toBeVisible();
      await checkAccessibility(page);
      await question.getByRole('button', { name: 'Jetzt freigeben' }).click();
      await expect(page.getByText('Freigegeben: Inhalt und Datei sind fest.')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF herunterladen' }).click();
      const file = await PDFDocument.load(await readFile(await (await download).path()));
      expect(file.getTitle()).toContain('Gesprächszusammenfassung');
      expect(file.getPageCount()).toBeGreaterThanOrEqual(5);
      await expect(page.getByText('Heruntergeladen')).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);
    });

    await test.step('a link waits for somebody who wants documents that way', async () => {
      if (walk.sample === 5) return; // Gerd does already
      const report = page.url();
      allowAnswer({ status: 409, url: '/links' });
      await page.getByRole('button', { name: 'Link mit Code' }).click();
      await expect(page.getByText(/Noch niemand aus dem Haushalt hat in elektronische/)).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);
      await page.getByRole('link', { name: 'Einwilligung aufnehmen' }).click();
      await page
        .getByRole('button', { name: /^Erteilen: Unterlagen elektronisch/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: /^Einwilligung von/ });
      await dialog.getByRole('checkbox', { name: /^Unterlagen elektronisch/ }).check();
      await dialog.getByRole('button', { name: 'Klick', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Clara Musterwerk');
      await dialog.getByRole('button', { name: 'Einwilligung festhalten' }).click();
      await expect(dialog).toHaveCount(0);
      await page.goto(report);
    });

    await test.step('a link that a code opens hands out the same file, and says that it was read', async () => {
      await page.getByRole('button', { name: 'Link mit Code' }).click();
      const made = page.getByRole('dialog', { name: 'Link und Code für den Haushalt' });
      const shown = async (name: string) =>
        made
          .locator('div', { has: page.getByText(name, { exact: true }) })
          .last()
          .getByRole('definition')
          .innerText();
      const [address, code] = [await shown('Link'), await shown('Code')];
      await checkAccessibility(page);
      await expectToFit(page);
      const stages = page.getByRole('list', { name: 'Stand der Übergabe' });
      const stage = (name: string) => stages.getByRole('listitem').filter({ hasText: name });
      await expect(stage('Versandt')).toContainText('noch offen');
      await made.getByRole('button', { name: 'Vom Bildschirm gescannt' }).click();
      await expect(made.getByText('Vermerkt: Vom Bildschirm gescannt')).toBeVisible();
      await made.getByRole('button', { name: 'Fertig' }).click();
      await expect(stage('Link erstellt')).not.toContainText('noch offen');
      await expect(stage('Versandt')).toContainText('Vom Bildschirm gescannt');
      await expect(stage('Geöffnet')).toContainText('noch offen');
      await expect(page.getByText('Noch nicht geöffnet')).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);

      const theirs = await page.context().newPage();
      await theirs.setViewportSize({ width: walk.width, height: 900 });
      await theirs.goto(address);
      await expect(theirs.getByLabel('Code')).toBeVisible();
      await checkAccessibility(theirs);
      await expectToFit(theirs);
      allowAnswer({ status: 401, url: '/bericht/' });
      await theirs.getByLabel('Code').fill('AAAA2222');
      await theirs.getByRole('button', { name: 'Weiter' }).click();
      await expect(theirs.getByRole('alert')).toContainText('Weitere Versuche: 4');
      await checkAccessibility(theirs);
      await theirs.getByLabel('Code').fill(code.toLowerCase());
      await theirs.getByRole('button', { name: 'Weiter' }).click();
      await expect(theirs.getByRole('heading', { name: 'Ihre Unterlagen' })).toBeVisible();
      await checkAccessibility(theirs);
      await expectToFit(theirs);
      await theirs.getByLabel('Ihre Frage').fill('Was ändert sich im Januar?');
      const download = theirs.waitForEvent('download');
      await theirs.getByRole('button', { name: 'Herunterladen' }).click();
      const file = await PDFDocument.load(await readFile(await (await download).path()));
      expect(file.getTitle()).toContain('Gesprächszusammenfassung');
      await theirs.getByRole('button', { name: 'Erhalt bestätigen' }).click();
      await expect(theirs.getByText(/^Sie haben den Erhalt bestätigt am/)).toBeVisible();
      await expect(theirs.getByLabel('Ihre Frage')).toHaveValue('Was ändert sich im Januar?');
      await theirs.getByRole('button', { name: 'Frage senden' }).click();
      await expect(theirs.getByText('Ihre Frage ist gesendet.')).toBeVisible();
      await checkAccessibility(theirs);
      await expectToFit(theirs);
      await theirs.close();

      await page.reload();
      await expect(page.getByText(/^Geöffnet am/)).toBeVisible();
      await expect(page.getByText(/^Erhalt bestätigt am/)).toBeVisible();
      await expect(page.getByText('Was ändert sich im Januar?')).toBeVisible();
      await page.getByRole('button', { name: /^Frage vom .* als beantwortet vermerken$/ }).click();
      await expect(page.getByText(/^Beantwortet am/)).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);
      await page.getByRole('button', { name: /^Link vom .* zurückziehen$/ }).click();
      const question = page.getByRole('dialog', { name: 'Link zurückziehen?' });
      await question.getByRole('button', { name: 'Zurückziehen' }).click();
      await expect(page.getByText('Zurückgezogen')).toBeVisible();
    });

    await test.step('two stands are compared', async () => {
      const report = page.url();
      await page.getByRole('link', { name: 'Zusammenfassung' }).first().click();
      const compare = page.getByRole('region', { name: 'Stände vergleichen' });
      await expect(compare.getByText(/sind gleich geblieben/)).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);
      await page.goto(report);
    });

    await test.step('in English the page speaks English, the released file stays as it was', async () => {
      await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
      await expect(page.getByText('Released: content and file are final.')).toBeVisible();
      await expect(page.getByText('Nächste Schritte')).not.toHaveCount(0);
      await checkAccessibility(page);
      await page.keyboard.press('Alt+KeyN');
      await expect(page.getByRole('complementary', { name: 'Meeting notes' })).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);
    });
  });
}
