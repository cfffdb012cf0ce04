import { consentLight } from './consentLight';
import { type ConsentDeed, consentState } from './consentState';
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

const deed = (more: Partial<ConsentDeed> = {}): ConsentDeed => ({
  personId: grownUp.id,
  topic: 'marketingPost',
  deed: 'given',
  textVersion: '2025-07',
  ...more,
});
const state = (deeds: readonly ConsentDeed[], person = grownUp, on = day) =>
  consentState({ deeds, wordings, person, topic: 'marketingPost', day: on });

describe('where a person stands with a purpose', () => {
  test('the last deed decides', () => {
    expect(state([])).toEqual({ kind: 'missing' });
    expect(state([deed()]).kind).toBe('valid');
    expect(state([deed(), deed({ deed: 'withdrawn' })]).kind).toBe('withdrawn');
    expect(state([deed(), deed({ deed: 'withdrawn' }), deed()]).kind).toBe('valid');
    expect(state([deed({ personId: 'another' }), deed({ topic: 'dataSharing' })]).kind).toBe('missing');
  });

  test('a newer wording asks for renewal from the day on which it is in force', () => {
    expect(state([deed()], grownUp, '2026-12-31').kind).toBe('valid');
    expect(state([deed()], grownUp, '2027-01-01')).toMatchObject({ kind: 'renew', because: 'wording' });
  });

  test('who comes of the age consents herself to what a guardian has consented to', () => {
    const byGuardian = [deed({ personId: young.id, givenBy: grownUp.id })];
    expect(state(byGuardian, young, '2026-09-30').kind).toBe('valid');
    expect(state(byGuardian, young, day)).toMatchObject({ kind: 'renew', because: 'age' });
    expect(state([deed({ personId: young.id, givenBy: young.id })], young, day).kind).toBe('valid');
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
  ]);
});

describe('the light of a household', () => {
  const persons = [grownUp, { id: 'child', birthDate: '2019-05-11' }];
  const light = (deeds: readonly ConsentDeed[]) => consentLight(persons, { deeds, wordings }, day);
  const informed = (textVersion = '2025-07') =>
    deed({ topic: 'dataProtectionInformation', deed: 'handedOver', textVersion });

  test('is about the information of those who decide for themselves', () => {
    expect(light([])).toBe('missing');
    expect(light([deed()])).toBe('missing');
    expect(light([informed()])).toBe('valid');
    expect(light([informed('2024-01')])).toBe('renew');
  });

  test('a consent that was never given or was withdrawn is no lack; one to an old wording is', () => {
    expect(light([informed(), deed(), deed({ deed: 'withdrawn' })])).toBe('valid');
    expect(light([informed(), deed({ textVersion: '2024-01' })])).toBe('renew');
  });
});
