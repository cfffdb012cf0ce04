import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTexts } from './texts';

const english = [...readTexts('en')];
const texts = english.filter(([key]) => !key.includes('callMoney')); // words that a search knows, too

const sayingIt = (wrong: RegExp, except: RegExp = /^$/) =>
  texts.filter(([, text]) => wrong.test(text) && !except.test(text)).map(([key, text]) => `${key}: ${text}`);

describe('English as an adviser in Britain writes it', () => {
  it('sets no space before a percent sign', () => {
    assert.deepEqual(sayingIt(/(\d|\}\})[ \u00a0]%/), []);
  });

  it('writes “a month”, which nobody reads as an hour of the afternoon', () => {
    assert.deepEqual(sayingIt(/\bp\.m\.|\}\} per month\b/), []);
  });

  it('has one word for what German has one for', () => {
    assert.deepEqual(sayingIt(/\breserve\b/i, /\bis reserved\b/), [], 'emergency fund');
    assert.deepEqual(sayingIt(/\bcall money\b/i), [], 'instant-access savings');
    assert.deepEqual(sayingIt(/\b(household net)\b(?! income| worth)/i), [], 'household net income');
    assert.deepEqual(sayingIt(/\bNotes of the talk\b|^Recap$/i), [], 'meeting notes');
    assert.deepEqual(sayingIt(/^Kind$/), [], 'type');
    assert.deepEqual(sayingIt(/\bConversation summary\b/i), [], 'summary');
  });

  it('calls interest a rate, and what is put aside saving', () => {
    assert.deepEqual(sayingIt(/^Rates?( needed| per month)$|\bRate together\b|\bno rate\b/), []);
  });
});
