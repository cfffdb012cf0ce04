import type { Changes } from './ReportChange';
import type { EarlierVersion } from './ReportSource';
import type { ReportParts } from './making';
import { reportPages } from './reportPages';
import type { ReportSettings } from './reportSettings';
import { changesBetween } from './changesBetween';

/**
 * What a report says otherwise than the version before it. Both without what they say of the stand before them, which is no part of
 * what they are about; amounts are hidden in both or in none.
 */
export function changesSince(
  { snapshot, sections, report, at }: EarlierVersion,
  { composition, ...later }: ReportParts,
  settings: ReportSettings,
): Changes {
  const hidesAmounts = composition?.hidesAmounts;
  const then = { chapters: [], ...report.composition?.data, hidesAmounts };
  return {
    since: at,
    list: changesBetween(
      reportPages({ snapshot, sections, composition: then, attachments: report.attachments }, settings),
      reportPages({ ...later, composition, before: undefined, changes: undefined }, settings),
    ),
  };
}
