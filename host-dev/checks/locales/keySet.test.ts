import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeySet, hole } from './keySet';

describe('keys that code asks for', () => {
  it('are those that it spells', () => {
    const keys = createKeySet(['income.name']);
    assert.equal(keys.has('income.name'), true);
    assert.equal(keys.has('incomeXname'), false);
    assert.equal(keys.has('income'), false);
  });

  it('are those, too, that fill a hole from end to end', () => {
    const keys = createKeySet([`income.${hole}.title`]);
    assert.equal(keys.has('income.special.pay.title'), true);
    assert.equal(keys.has('income.special.text'), false);
    assert.equal(keys.has('income..title'), false);
    assert.equal(keys.has('the.income.special.title'), false);
  });
});
