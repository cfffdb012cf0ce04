import { composedKind, type ReportComposition, type ReportKind } from '@vp-digital/core/contracts';

/** How a report of a kind is put together while nobody has said anything of it. */
export const beginningOf = (kind: ReportKind): ReportComposition => ({
  chapters: [],
  ...composedKind(kind),
});
