import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { telephonePage } from './telephonePage';

describe('the page that asks a telephone for its code', () => {
  const ask = (language: 'de' | 'en') =>
    /<section id="ask"[^]*?<\/section>/.exec(telephonePage(language))?.[0] ?? '';

  it('says how to go on for whoever has looked on before, in both languages', () => {
    assert.match(ask('de'), /schon mitgesehen\? Dann bitten Sie um einen neuen Code/);
    assert.match(ask('en'), /looked on before\? Then ask for a new code/);
  });
});
