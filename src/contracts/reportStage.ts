import type { Report } from './snapshots';

/** How far a report has come, in this order. */
export const reportStages = ['draft', 'released', 'linked', 'sent', 'opened', 'confirmed'] as const;
export type ReportStage = (typeof reportStages)[number];

export interface ReachedStage {
  stage: ReportStage;
  at: string;
  /** Nobody of the services where the household has done it. */
  by?: string;
  /** By which a report went first. */
  way?: string;
}

/** Every way that a report took; services of before some of them tell the others. */
export const handoversOf = ({
  handovers,
  deliveries,
}: Pick<Report, 'handovers' | 'deliveries'>): NonNullable<Report['handovers']> =>
  handovers ?? deliveries.map(({ channel, at, by }) => ({ way: channel, at, by }));

/** What is downloaded or printed lies with the advisor until it goes one of these ways; so does a link that was made. */
const channelsToHousehold: readonly string[] = ['mail', 'copy', 'screen', 'personal'];

/** The stages that a report has reached, each with when it was first. */
export function reachedStages(report: Report): ReachedStage[] {
  const { createdAt, createdBy, release, links } = report;
  const handovers = handoversOf(report);
  const linked = handovers.find(({ way: channel }) => channel === 'link');
  const [openedAt] = links.flatMap((link) => link.openedAt ?? []).sort();
  const [confirmedAt] = links.flatMap((link) => link.confirmedAt ?? []).sort();
  const recorded = handovers.find(({ way: channel }) => channelsToHousehold.includes(channel));
  // what the household has opened had gone to it by then, on whatever way
  const isRecordedLate = openedAt !== undefined && !(recorded && recorded.at <= openedAt);
  const sent = isRecordedLate ? { at: openedAt, way: 'link' } : recorded;
  return [
    { stage: 'draft', at: createdAt, by: createdBy },
    ...(release ? [{ stage: 'released' as const, at: release.at, by: release.by }] : []),
    ...(linked ? [{ stage: 'linked' as const, at: linked.at, by: linked.by }] : []),
    ...(sent ? [{ stage: 'sent' as const, ...sent }] : []),
    ...(openedAt === undefined ? [] : [{ stage: 'opened' as const, at: openedAt }]),
    ...(confirmedAt === undefined ? [] : [{ stage: 'confirmed' as const, at: confirmedAt }]),
  ];
}

/** The last one. */
export const stageOfReport = (report: Report): ReportStage => reachedStages(report).at(-1)?.stage ?? 'draft';
