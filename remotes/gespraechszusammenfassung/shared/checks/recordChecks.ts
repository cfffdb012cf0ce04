import {
  type AdviceDuty,
  givenAdvice,
  informedAdults,
  lackingPositions,
  missingDuties,
  type Report,
  type Snapshot,
  waivingAdults,
} from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { composerHref } from '../report-links/composerAddress';
import { nameOfNeed } from '../report/nameOfNeed';
import type { ReportSettings } from '../report/reportSettings';
import { topicsWithoutAdvice } from '../report/topicsWithoutAdvice';
import type { ReportCheck } from './reportChecks';

/** What an advice record lacks for its release, each with the way to its very field; then what hinders nothing: a basis that is not said, a waiver that did not come back signed, topics without advice. */
export function recordChecks(
  { snapshot, sections, report }: { snapshot: Snapshot; sections: SectionData; report: Report },
  { t }: Pick<ReportSettings, 't'>,
): ReportCheck[] {
  const { householdId, snapshotId, payload } = snapshot;
  const place = { householdId, snapshotId, reportId: report.reportId };
  const { record, leftOut } = report.composition?.data ?? {};
  const recommendations = givenAdvice(sections, record?.recommendations, leftOut);
  const firstWithout = (field: 'advice' | 'reason') =>
    recommendations.findIndex((one) => one[field] === undefined);
  const fields: Partial<Record<AdviceDuty, string>> = {
    occasion: 'anlass',
    advice: recommendations.length === 0 ? 'rat' : `rat-${firstWithout('advice')}`,
    reasons: `grund-${firstWithout('reason')}`,
    complexity: 'komplexitaet',
    complexityReason: 'komplexitaet-grund',
    waiver: 'verzicht',
  };
  const uninformed = informedAdults({ snapshot, sections })
    .filter(({ on }) => on === undefined)
    .map(({ name }) => name);
  const namesOf: Partial<Record<AdviceDuty, string[]>> = {
    initialInformation: uninformed,
    positions: lackingPositions({ snapshot, sections }, leftOut),
  };
  const duties = missingDuties({ snapshot, sections }, record, leftOut).map((kind): ReportCheck => {
    const field = fields[kind];
    return {
      kind,
      names: namesOf[kind] ?? [],
      hinders: true,
      ...(field !== undefined && { href: composerHref(place, field) }),
      ...(kind === 'needs' && { href: `${routes.comparison.href({ householdId })}?fokus=entscheidung` }),
    };
  });
  const withoutBasis: ReportCheck[] =
    recommendations.length > 0 && record?.basis === undefined
      ? [{ kind: 'basisMissing', names: [], href: composerHref(place, 'grundlage') }]
      : [];
  const waiving = waivingAdults({ sections }, record ?? {}).map(({ fullName }) => fullName);
  const notReturned: ReportCheck[] =
    waiving.length > 0 && record?.waiver?.returnedOn === undefined
      ? [{ kind: 'waiverNotReturned', names: waiving, href: composerHref(place, 'verzicht-zurueck') }]
      : [];
  const open = topicsWithoutAdvice(sections, payload.referenceDate, recommendations);
  return [
    ...duties,
    ...withoutBasis,
    ...notReturned,
    ...(open.length === 0
      ? []
      : [
          {
            kind: 'topicsWithoutAdvice' as const,
            names: open.map((of) => nameOfNeed(of, sections, { t })),
            href: composerHref(place, 'rat'),
          },
        ]),
  ];
}
