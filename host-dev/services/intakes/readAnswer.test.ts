import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerKind } from '@vp-digital/core/household';
import { readAnswer } from './readAnswer';

const today = '2026-10-01';
const money: AnswerKind = { kind: 'money', most: 100_000 };

describe('an answer that was typed', () => {
  for (const [answer, typed, expected] of [
    [money, '1.250,50', { value: 125_050 }],
    [money, '1250 €', { value: 125_000 }],
    [money, '0', { value: 0 }],
    [money, '-5', { problem: 'money' }],
    [money, '12,345', { problem: 'money' }],
    [money, '100.000,01', { problem: 'tooMuch' }],
    [{ kind: 'number', least: 8, most: 2_000 }, '85', { value: 85 }],
    [{ kind: 'number', least: 8, most: 2_000 }, '7', { problem: 'number' }],
    [{ kind: 'day' }, '28.02.80', { value: '1980-02-28' }],
    [{ kind: 'day' }, '31.02.1980', { problem: 'day' }],
    [{ kind: 'day' }, '02.10.2008', { problem: 'birthDate' }],
    [{ kind: 'month' }, '6/2030', { value: '2030-06' }],
    [{ kind: 'month' }, '10/2026', { problem: 'past' }],
    [{ kind: 'month' }, '13/2030', { problem: 'month' }],
    [{ kind: 'phone' }, '0171 39200-02', { value: '+491713920002' }],
    [{ kind: 'phone' }, '+43 (0) 664 1234567', { value: '+436641234567' }],
    [{ kind: 'phone' }, '49 171 3920002', { value: '+491713920002' }],
    [{ kind: 'phone' }, '+49 0171 3920002', { value: '+491713920002' }],
    [{ kind: 'phone' }, '0049 (0)171 3920002', { value: '+491713920002' }],
    [{ kind: 'phone' }, 'keins', { problem: 'phone' }],
    [{ kind: 'email' }, 'a@b.de', { value: 'a@b.de' }],
    [{ kind: 'email' }, 'a@b', { problem: 'email' }],
    [{ kind: 'postalCode' }, '86150', { value: '86150' }],
    [{ kind: 'postalCode' }, '86150;', { problem: 'postalCode' }],
    [{ kind: 'name' }, 'O’Neill-Özdemir', { value: "O'Neill-Özdemir" }],
    [{ kind: 'name' }, '<b>', { problem: 'name' }],
    [{ kind: 'text', longest: 3 }, 'vier', { problem: 'tooLong' }],
    [{ kind: 'code', codes: ['rented'] }, 'rented', { value: 'rented' }],
    [{ kind: 'code', codes: ['rented'] }, 'constructor', { problem: 'code' }],
  ] as const)
    it(`${answer.kind}: ${typed}`, () => assert.deepEqual(readAnswer(answer, typed, 'de', today), expected));

  it('is read in the language of the page', () =>
    assert.deepEqual(readAnswer(money, '1,250.50', 'en', today), { value: 125_050 }));
});
