import type { HealthChart } from '@vp-digital/core/contracts';
import { bmiOf, isContradictory, lightOf, lightOfBmi, papersOf, worstLight } from './lights';

const today = '2026-11-30';

test('the body mass index of 172 cm and 66 kg', () => {
  expect(bmiOf({ heightCm: 172, weightKg: 66, answers: {} })).toBeCloseTo(22.309, 3);
  expect(bmiOf({ heightCm: 172, answers: {} })).toBeUndefined();
});

test.each([
  [18.4, 'enquiry'],
  [18.5, 'normal'],
  [29.9, 'normal'],
  [30, 'surcharge'],
  [35, 'enquiry'],
] as const)('a BMI of %s: %s', (bmi, light) => expect(lightOfBmi(bmi).light).toBe(light));

test.each([
  ['skin', { answer: 'no' }, 'normal', 'no'],
  ['skin', { answer: 'unknown' }, 'enquiry', 'unknown'],
  ['skin', { answer: 'yes' }, 'enquiry', 'noDetails'],
  ['skin', { answer: 'yes', details: 'Ekzem' }, 'surcharge', 'lasting'],
  ['skin', { answer: 'yes', details: 'Ekzem', healed: true, treatedUntil: '2025-11-30' }, 'normal', 'healed'],
  [
    'skin',
    { answer: 'yes', details: 'Ekzem', healed: true, treatedUntil: '2025-12-01' },
    'surcharge',
    'lasting',
  ],
  [
    'tumours',
    { answer: 'yes', details: 'gutartig', healed: true, treatedUntil: '2018-01-01' },
    'enquiry',
    'serious',
  ],
] as const)('%s answered %j: %s', (question, answered, light, rule) =>
  expect(lightOf(question, answered, today)).toEqual({ light, rule }),
);

test('the gravest light counts; nothing answered has none', () => {
  const answers: HealthChart['answers'] = { skin: { answer: 'no' } };
  expect(worstLight({ answers: {} }, today)).toBeUndefined();
  expect(worstLight({ answers }, today)).toBe('normal');
  expect(worstLight({ answers: { ...answers, lungs: { answer: 'yes', details: 'Pollen' } } }, today)).toBe(
    'surcharge',
  );
});

test('medicines for nothing contradict themselves; proven answers need no paper', () => {
  expect(isContradictory({ answers: { medication: { answer: 'yes' } } })).toBe(true);
  expect(isContradictory({ answers: { medication: { answer: 'yes' }, lungs: { answer: 'yes' } } })).toBe(
    false,
  );
  expect(
    papersOf({
      answers: {
        skin: { answer: 'yes', evidence: 'proven' },
        lungs: { answer: 'yes', evidence: 'remembered' },
        heart: { answer: 'unknown' },
        teeth: { answer: 'no' },
      },
    }),
  ).toEqual(['heart', 'lungs']);
});
