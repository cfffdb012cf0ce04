import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenReferences } from './references';

const found = (text: string) => brokenReferences(new Map([['pkv:start.text', text]])).length;

test('a sign apart from its number and a code apart from its book are named', () => {
  assert.equal(found('Beitritt (§ 9 SGB\u00a0V)'), 1);
  assert.equal(found('Beitritt (§\u00a09 SGB V)'), 1);
  assert.equal(found('nach §§ 84–86 EStG'), 1);
});

test('what holds together is right, and so is a code without its book', () => {
  assert.equal(found('Beitritt (§\u00a09 SGB\u00a0V)'), 0);
  assert.equal(found('Das SGB regelt es, auch §\u00a0{{number}}.'), 0);
});
