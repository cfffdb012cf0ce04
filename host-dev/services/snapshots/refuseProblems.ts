import { compositionProblems, type ReportComposition } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';

const messages = {
  chapter_unknown: 'There is no such chapter.',
  chapter_twice: 'A chapter stands in a report once.',
  chapter_needed: 'This chapter is never left out.',
  variable_unknown: 'There is no such variable.',
  record_foreign: 'Only an advice record says this.',
  future: 'This day is in the future.',
} as const;

/** Throws 422 for a composition that no report can have, or that says of a day to come that a sheet has come back. */
export function refuseProblems(data: ReportComposition, today: string): void {
  const returnedOn = data.record?.waiver?.returnedOn;
  const problems = [
    ...compositionProblems(data),
    ...(returnedOn !== undefined && returnedOn > today
      ? [{ path: '/record/waiver/returnedOn', code: 'future' as const }]
      : []),
  ];
  if (problems.length === 0) return;
  throw new ServiceError('invalid', 'No report can be put together so.', {
    status: 422,
    issues: problems.map(({ path, code }) => ({ path, code, message: messages[code] })),
  });
}
