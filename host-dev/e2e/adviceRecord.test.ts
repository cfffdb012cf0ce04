import { needDecisionId } from '@vp-digital/core/household';
import { checkAccessibility, expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';

test('an advice record waits for what is missing, each with its way, goes on in a new snapshot, and is duplicated once it is released', async ({
  page,
  ownHousehold,
  storedDocument,
}) => {
  const { householdId } = await ownHousehold();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z')); // as the services' own
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `/haushalt/${householdId}/report-erstellen`, 'petra', '4711');
  await page.getByRole('button', { name: 'Beratungsdokumentation' }).click();
  await page.getByRole('button', { name: 'Heute sichern und beginnen' }).click();
  const pages = page.getByRole('list', { name: 'Seiten' });
  await expect(pages).toContainText('Ein Rat ist noch nicht festgehalten.');
  const release = page.getByRole('button', { name: 'Freigeben', exact: true });
  const hint = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await test.step('the preview says what is missing, and its ways lead to the very fields', async () => {
    await page.getByRole('link', { name: 'Weiter: Vorschau' }).first().click();
    await expect(hint('Die Erstinformation ist nicht festgehalten')).toBeVisible();
    await expect(hint('Wünsche und Bedürfnisse fehlen')).toBeVisible();
    await expect(release).toBeDisabled();
    await expectRightInEveryWidth(page);
    await hint('Der Anlass fehlt').getByRole('link').click();
    const occasion = page.getByRole('textbox', { name: 'Anlass in eigenen Worten' });
    await expect(occasion).toBeFocused();
    await occasion.fill('Frage zur Absicherung');
    await page.getByRole('button', { name: 'Anderen Rat hinzufügen' }).click();
    const advice = page.getByRole('group', { name: 'Empfehlung 1' });
    await expect(advice.getByRole('textbox', { name: 'Rat' })).toBeFocused();
    await page.keyboard.type('Zuerst eine Reserve aufbauen');
    await advice.getByRole('textbox', { name: 'Gründe' }).fill('Sie reicht keinen Monat');
    await advice.getByRole('button', { name: 'angenommen' }).click();
    await page.getByRole('button', { name: 'üblich' }).click();
    await page.getByRole('textbox', { name: 'Begründung' }).fill('Ein Einkommen, keine Schulden');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Text hinzufügen Anlass' }).click();
    await page.keyboard.type('Mit den Zahlen vom {stand}.');
    await page.keyboard.press('Tab');
    await expect(pages).toContainText('Mit den Zahlen vom');
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
    await expectRightInEveryWidth(page);
  });

  await test.step('what the household lacks is added there, and the draft goes on in a new snapshot', async () => {
    await storedDocument(householdId, 'needDecisions', {
      items: {
        [needDecisionId({ topic: 'reserve' })]: { topic: 'reserve', position: 0, decision: 'discuss' },
      },
    });
    await page.getByRole('link', { name: 'Weiter: Vorschau' }).first().click();
    await hint('Die Erstinformation ist nicht festgehalten').getByRole('link').click();
    await page.getByRole('button', { name: 'Information aushändigen', exact: true }).click();
    await page.getByRole('button', { name: 'Auf Papier' }).click();
    await page.getByRole('button', { name: 'Aushändigung festhalten' }).click();
    await expect(page.getByText('sind informiert', { exact: false }).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'In neuen Stand übernehmen' }).click();
    await expect(hint('Zu einem Thema gibt es noch keinen Rat')).toBeVisible(); // which hinders nothing
    await expect(hint('Die Erstinformation ist nicht festgehalten')).toHaveCount(0);
    await expect(pages).toContainText('Zuerst eine Reserve aufbauen');
    await release.click();
    await page.getByRole('button', { name: 'Jetzt freigeben' }).click();
    await expect(page.getByText('Freigegeben: Inhalt und Datei sind fest.')).toBeVisible();
  });

  await test.step('its snapshot lists it by its kind, and a draft is made as it is', async () => {
    await page.getByRole('link', { name: 'Zurück: Stand' }).click();
    await page.getByRole('button', { name: /^Dupli.?zieren / }).click();
    await expect(page.getByRole('dialog', { name: 'Als Entwurf duplizieren' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Entwurf anlegen' }).click();
    await expect(page.getByRole('textbox', { name: 'Anlass in eigenen Worten' })).toHaveValue(
      'Frage zur Absicherung',
    );
    await page.getByRole('link', { name: 'Zurück: Stand' }).click();
    await expect(page.getByRole('link', { name: /^Beratungs.?dokumentation$/ })).toHaveCount(2);
    await expectRightInEveryWidth(page);
  });
});
