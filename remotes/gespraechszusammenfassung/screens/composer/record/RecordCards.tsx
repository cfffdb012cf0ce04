import type { Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import type { Composing } from '../useComposition';
import { AdviceCard } from './AdviceCard';
import { BasisCard } from './BasisCard';
import { ComplexityCard } from './ComplexityCard';
import { OccasionCard } from './OccasionCard';
import { useRecord } from './useRecord';
import { WaiverCard } from './WaiverCard';

interface RecordCardsProps {
  composing: Composing;
  snapshot: Snapshot;
  sections: SectionData;
}

/** Inputs of an advice record besides the frozen data: occasion, advice with reasons, what it rests on, complexity, a waiver. */
export default function RecordCards({ composing, snapshot, sections }: RecordCardsProps) {
  const editor = useRecord(composing, sections);
  return (
    <>
      <OccasionCard editor={editor} snapshot={snapshot} sections={sections} />
      <AdviceCard editor={editor} sections={sections} date={snapshot.payload.referenceDate} />
      <BasisCard editor={editor} />
      <ComplexityCard editor={editor} />
      <WaiverCard editor={editor} sections={sections} />
    </>
  );
}
