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
    assert.deepEqual(sayingIt(/\breserve\b/i), [], 'emergency fund');
    assert.deepEqual(sayingIt(/\bcall money\b/i), [], 'instant-access savings');
    assert.deepEqual(sayingIt(/\b(household net)\b(?! income| worth)/i), [], 'household net income');
    assert.deepEqual(sayingIt(/\bNotes of the talk\b|^Recap$/i), [], 'meeting notes');
    assert.deepEqual(sayingIt(/^Kind$/), [], 'type');
    assert.deepEqual(sayingIt(/\bConversation summary\b/i), [], 'summary');
  });

  it('calls interest a rate, and what is put aside saving', () => {
    assert.deepEqual(sayingIt(/^Rates?( needed| per month)$|\bRate together\b|\bno rate\b/), []);
    assert.deepEqual(
      sayingIt(
        /\b(savings?|loan) rates?\b|\brate (a|per) month\b|\bthe rate is (above|below)\b/i,
        /^Savings rate(, as a share of net)?$/,
      ),
      [],
      'saving, repayment',
    );
  });

  it('says what is known in details, shows what is listed, and counts in totals', () => {
    assert.deepEqual(sayingIt(/(?<!\{\{)\bfacts?\b/i), [], 'details');
    assert.deepEqual(
      sayingIt(
        /\b(stands?|lies) (here|there|in|on|below|with the|at)\b/i,
        /\bwhere .* stands?\b|\bHow it\b/i,
      ),
      [],
    );
    assert.deepEqual(sayingIt(/\bin no (common )?sum\b|\bsum of the\b/i), [], 'total');
    assert.deepEqual(sayingIt(/\bcomputed?\b|\bcomputation\b/i), [], 'calculate');
  });

  it('has one spelling and one name for a thing', () => {
    assert.deepEqual(sayingIt(/\be-mail/i), [], 'email');
    assert.deepEqual(sayingIt(/\badvisers?\b|\bclients?\b/i), [], 'advisor, customer');
    assert.deepEqual(sayingIt(/\w'(\w|\s)/), [], 'the typographic apostrophe');
    assert.deepEqual(sayingIt(/\binquiry\b/i), [], 'enquiry');
    assert.deepEqual(sayingIt(/\bpension letter\b|\bletter of the\b/i), [], 'pension statement');
    assert.deepEqual(sayingIt(/^(Deductible|Earning capacity|Ability to work|City)$/), []);
    assert.deepEqual(sayingIt(/\bregister of brokers\b/i), [], 'register of intermediaries');
  });

  it('keeps an amount in the singular, and a person out of “who” alone', () => {
    assert.deepEqual(sayingIt(/\}\} (more )?(a|per) (month|year)(<\/key>)? (are|were|become|have)\b/), []);
    assert.deepEqual(
      sayingIt(/(^|[.:] )Who (is|has|can|could|gets|moves|would like|hands|harms)\b[^?]*$/),
      [],
    );
  });
});
