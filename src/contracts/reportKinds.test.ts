import { composedKind, kindOfComposition, reportKinds } from './reportKinds';
import { compositionProblems, reportComposition } from './reportComposition';

test.each(reportKinds)('what a composition says of the kind %s is read back as it', (kind) => {
  const composition = reportComposition.parse({ chapters: [], ...composedKind(kind) });
  expect(kindOfComposition(composition)).toBe(kind);
});

test('a report on health insurance is an analysis to those who know no focus, with chapters of its own', () => {
  const { focus: _, ...older } = composedKind('healthInsurance');
  expect(kindOfComposition(older)).toBe('analysis');
  const problems = (chapter: string) =>
    compositionProblems({ ...composedKind('healthInsurance'), chapters: [{ chapter, shown: false }] });
  expect(problems('healthOldAge')).toEqual([]);
  expect(problems('gaps')).toEqual([{ path: '/chapters/0', code: 'chapter_unknown' }]);
});

test('a focus that no release knows is refused', () => {
  expect(reportComposition.safeParse({ chapters: [], kind: 'analysis', focus: 'dental' }).success).toBe(
    false,
  );
});
