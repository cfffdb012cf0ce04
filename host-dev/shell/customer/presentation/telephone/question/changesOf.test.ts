import { applyChanges } from '@vp-digital/core/contracts';
import { type SectionName, sectionSchemas } from '@vp-digital/core/household';
import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { changesOf } from './changesOf';

const household = sampleHouseholds[1];
const today = '2026-10-01';
if (!household) throw new Error('the sample is missing');
const { sections } = household;
const [jonas = '', aylin = ''] = Object.keys(sections.persons.items);
const [goalId = ''] = Object.keys(sections.goals.items);
const answers = [
  { personId: jonas, value: 5 },
  { personId: aylin, value: 2 },
];

/** The document with what was answered, as its schema takes it. */
const written = <Name extends SectionName>(section: Name, changes: ReturnType<typeof changesOf>) => {
  expect(changes.section).toBe(section);
  return sectionSchemas[section].parse(applyChanges(sections[section], changes.changes));
};

test('importance stands with the goal, for each partner', () => {
  const question = { kind: 'importance', goalId, title: 'Familienauto' } as const;
  const { items } = written('goals', changesOf({ question }, answers, today));
  expect(items).toMatchObject({
    [goalId]: { importance: { [jonas]: { rating: 5 }, [aylin]: { rating: 2 } } },
  });
});

test('the own grade is kept in tenths, with its day; what else was said stays', () => {
  const { items } = written('financialGrade', changesOf({ question: { kind: 'ownGrade' } }, answers, today));
  expect(items).toMatchObject({
    [jonas]: { ownGradeTenths: 50, answeredAt: today },
    [aylin]: { ownGradeTenths: 20, answeredAt: today },
  });
});

test('how safe somebody feels stands beside the own grade', () => {
  const { items } = written(
    'financialGrade',
    changesOf({ question: { kind: 'feltSecurity' } }, answers, today),
  );
  expect(items).toMatchObject({
    [jonas]: { feltSecurity: 5, ownGradeTenths: 20 },
    [aylin]: { feltSecurity: 2 },
  });
});
