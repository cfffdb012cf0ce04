import type { Report } from './snapshots';

/** How far a report has come, in this order. */
export const reportStages = ['draft', 'released', 'linked', 'sent', 'opened', 'confirmed'] as const;
export type ReportStage = (typeof reportStages)[number];

export interface ReachedStage {
  stage: ReportStage;
  at: string;
  /** The user; missing if the household did it. */
  by?: string;
  /** The first channel by which a report was sent. */
  way?: string;
}

/** All channels by which a report was sent; older services list only some of them, as deliveries. */
export const handoversOf = ({
  handovers,
  deliveries,
}: Pick<Report, 'handovers' | 'deliveries'>): NonNullable<Report['handovers']> =>
  handovers ?? deliveries.map(({ channel, at, by }) => ({ way: channel, at, by }));

/**
 * A download or printout is with the advisor until it is sent through one of these channels; so is a link that was
 * created.
 */
const channelsToHousehold: readonly string[] = ['mail', 'copy', 'screen', 'personal'];

/** The stages that a report has reached, each with the time it was first reached. */
export function reachedStages(report: Report): ReachedStage[] {
  const { createdAt, createdBy, release, links } = report;
  const handovers = handoversOf(report);
  const linked = handovers.find(({ way: channel }) => channel === 'link');
  const [openedAt] = links.flatMap((link) => link.openedAt ?? []).sort();
  const [confirmedAt] = links.flatMap((link) => link.confirmedAt ?? []).sort();
  const recorded = handovers.find(({ way: channel }) => channelsToHousehold.includes(channel));
  // what the household has opened must have reached it by then, through whatever channel
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
