import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { patience } from '../services/testing/patience';
import { type EditedPage, openEditedPage } from './editedPage';

/** Milliseconds; nothing is proven by them, they only end a test that hangs. */
const longest = patience(300_000);

describe('npm start with an area from source', () => {
  let edited: EditedPage;
  let page: Page;
  before(async () => {
    edited = await openEditedPage(longest);
    page = edited.page;
  });
  after(() => edited?.close());

  const field = () => page.getByRole('searchbox').or(page.getByRole('textbox')).first();

  it('shows what is written in the open page; what is typed, chosen and known stays', async () => {
    await field().fill('Musterh');
    await page.getByRole('link', { name: /^Musterhaus/ }).waitFor();
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await edited.edit('Zum ersten');
    await edited.edit('Zum zweiten');
    assert.equal(await field().inputValue(), 'Musterh');
    assert.ok(await page.getByRole('link', { name: /^Musterhaus/ }).isVisible());
    assert.ok(await page.getByRole('button', { name: /Sabine/ }).isVisible());
    assert.equal(await page.locator('body[data-before]').count(), 1, 'the page was not loaded again');
  });

  it('stays as it is while the source cannot be read, and goes on after', async () => {
    edited.breakSource();
    await edited.server.says(/error/i);
    assert.ok(await page.getByText('Zum zweiten').isVisible());
    await edited.edit('Zum dritten');
    assert.equal(await field().inputValue(), 'Musterh');
    assert.equal(await page.locator('body[data-before]').count(), 1, 'the page was not loaded again');
  });
});
