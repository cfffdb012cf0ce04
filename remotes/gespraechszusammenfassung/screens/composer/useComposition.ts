import type { Report, ReportComposition } from '@vp-digital/core/contracts';
import { type Typed, type TypedDraft, useTypedDraft } from '@vp-digital/core/forms';
import { type ReportKey, useAreaServices } from '@vp-digital/core/services';
import { useRef, useState } from 'react';
import { useComposeReportMutation, useReportsQuery } from '../../api';
import { type DeviceDraft, discardStored, useDeviceDraft } from './useDeviceDraft';

export interface Composing extends Omit<TypedDraft<ReportComposition, Refusal>, 'typed'> {
  composition: ReportComposition;
  /** The draft as it is put together now; as it came, while nothing was. */
  report: Report;
  /** A choice, kept at once. */
  choose(fields: Typed<ReportComposition>): void;
  /** What of it lies on the device. */
  device: DeviceDraft;
}

/** Why nothing is written any more: the report was released meanwhile, or its household closed. */
type Refusal = 'refused' | 'closed';

const nothing: ReportComposition = { chapters: [] };

/** How a draft is put together. What is changed stands at once and stays, also when it is not kept and the page is closed. */
export function useComposition(
  place: ReportKey,
  read: Report,
  nameOf: (field: keyof ReportComposition) => string,
): Composing {
  const { refetch } = useReportsQuery(place);
  const [compose] = useComposeReportMutation();
  const { kept } = useAreaServices();
  const [answered, setAnswered] = useState<Report>();
  const newest = useRef(read);
  const current = answered && versionOf(answered) > versionOf(read) ? answered : read;

  const { typed, ...draft } = useTypedDraft<ReportComposition, Refusal>(async (sent) => {
    if (versionOf(read) > versionOf(newest.current)) newest.current = read;
    const { composition } = newest.current;
    const data = changed(composition?.data ?? nothing, sent);
    const result = await compose({ ...place, baseVersion: composition?.version ?? 0, data });
    if (result.data) {
      newest.current = result.data;
      setAnswered(result.data);
      discardStored(kept, place, sent);
      return 'kept';
    }
    const status = result.error && 'status' in result.error ? result.error.status : undefined;
    if (status !== 409 && status !== 412) return 'failed';
    const now = (await refetch()).data?.find(({ reportId }) => reportId === place.reportId);
    if (!now) return 'failed';
    if (status === 409) return now.status === 'draft' ? 'closed' : 'refused';
    newest.current = now; // another window was faster: what was changed here goes on top of it
    return 'again';
  });
  const isUntouched = current.composition === undefined && Object.keys(typed).length === 0;
  const composition = changed(current.composition?.data ?? nothing, typed);
  const choose = (fields: Typed<ReportComposition>) => {
    draft.type(fields);
    draft.save();
  };
  const device = useDeviceDraft({
    place,
    version: versionOf(current),
    composition: current.composition?.data ?? nothing,
    typed,
    nameOf,
    restore: choose,
  });
  return {
    ...draft,
    composition,
    device,
    report: isUntouched
      ? current
      : { ...current, composition: { version: versionOf(current) || 1, data: composition } },
    choose,
  };
}

const versionOf = ({ composition }: Report): number => composition?.version ?? 0;

/** Without the texts that were emptied. */
const changed = (current: ReportComposition, typed: Typed<ReportComposition>): ReportComposition =>
  Object.fromEntries(
    Object.entries({ ...current, ...typed }).filter(([, value]) => value !== undefined),
  ) as ReportComposition; // chapters are never emptied
