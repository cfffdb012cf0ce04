import { consentLight } from './consentLight';
import { type ConsentAction, consentState } from './consentState';
import { consentsForHerself, ownConsentAge } from './ownConsentAge';
import { consentPurposes, isFormAllowed, isOffered } from './topics';

const day = '2026-10-01';
const wordings = [
  { topic: 'dataProtectionInformation', version: '2024-01', validFrom: '2024-01-01' },
  { topic: 'dataProtectionInformation', version: '2025-07', validFrom: '2025-07-01' },
  { topic: 'marketingPost', version: '2025-07', validFrom: '2025-07-01' },
  { topic: 'marketingPost', version: '2027-01', validFrom: '2027-01-01' },
] as const;
const grownUp = { id: 'grown-up', birthDate: '1988-09-02' };
const young = { id: 'young', birthDate: '2010-10-01' };

const action = (more: Partial<ConsentAction> = {}): ConsentAction => ({
  personId: grownUp.id,
  topic: 'marketingPost',
  action: 'given',
  textVersion: '2025-07',
  ...more,
});
const state = (actions: readonly ConsentAction[], person = grownUp, on = day) =>
  consentState({ actions, wordings, person, topic: 'marketingPost', day: on });

describe('where a person stands with a purpose', () => {
  test('the last action decides', () => {
    expect(state([])).toEqual({ kind: 'missing' });
    expect(state([action()]).kind).toBe('valid');
    expect(state([action(), action({ action: 'withdrawn' })]).kind).toBe('withdrawn');
    expect(state([action(), action({ action: 'withdrawn' }), action()]).kind).toBe('valid');
    expect(state([action({ personId: 'another' }), action({ topic: 'dataSharing' })]).kind).toBe('missing');
  });

  test('a no is a refusal until she has consented once', () => {
    const no = action({ action: 'withdrawn' });
    expect(state([no]).kind).toBe('refused');
    expect(state([no, action(), no]).kind).toBe('withdrawn');
  });

  test('a newer wording asks for renewal from the day on which it is in force', () => {
    expect(state([action()], grownUp, '2026-12-31').kind).toBe('valid');
    expect(state([action()], grownUp, '2027-01-01')).toMatchObject({ kind: 'renew', because: 'wording' });
  });

  test('who comes of the age consents herself to what a guardian has consented to', () => {
    const byGuardian = [action({ personId: young.id, givenBy: grownUp.id })];
    expect(state(byGuardian, young, '2026-09-30').kind).toBe('valid');
    expect(state(byGuardian, young, day)).toMatchObject({ kind: 'renew', because: 'age' });
    expect(state([action({ personId: young.id, givenBy: young.id })], young, day).kind).toBe('valid');
  });
});

test('the age of one’s own consent is that of the day', () => {
  expect(ownConsentAge(day)).toBe(16);
  expect(consentsForHerself('2010-10-01', day)).toBe(true);
  expect(consentsForHerself('2010-10-02', day)).toBe(false);
});

test('advertising by phone, mail and messenger is not consented to by word of mouth', () => {
  expect(consentPurposes.filter((purpose) => !isFormAllowed(purpose, 'oral'))).toEqual([
    'marketingPhone',
    'marketingEmail',
    'marketingMessenger',
  ]);
  expect(consentPurposes.every((purpose) => isFormAllowed(purpose, 'signature'))).toBe(true);
});

test('advertising is offered to those who decide for themselves only', () => {
  expect(consentPurposes.every((purpose) => isOffered(purpose, true))).toBe(true);
  expect(consentPurposes.filter((purpose) => isOffered(purpose, false))).toEqual([
    'healthData',
    'documentReading',
    'dataSharing',
    'aiEvaluation',
  ]);
});

describe('the light of a household', () => {
  const persons = [grownUp, { id: 'child', birthDate: '2019-05-11' }];
  const light = (actions: readonly ConsentAction[]) => consentLight(persons, { actions, wordings }, day);
  const informed = (textVersion = '2025-07') =>
    action({ topic: 'dataProtectionInformation', action: 'handedOver', textVersion });

  test('is about the information of those who decide for themselves', () => {
    expect(light([])).toBe('missing');
    expect(light([action()])).toBe('missing');
    expect(light([informed()])).toBe('valid');
    expect(light([informed('2024-01')])).toBe('renew');
  });

  test('a consent that was never given or was withdrawn is no lack; one to an old wording is', () => {
    expect(light([informed(), action(), action({ action: 'withdrawn' })])).toBe('valid');
    expect(light([informed(), action({ textVersion: '2024-01' })])).toBe('renew');
  });
});
