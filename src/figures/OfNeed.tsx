import type { FigureName, NeedTopic } from '@vp-digital/core/household';
import type { ReactNode } from 'react';
import { OfFigure } from './OfFigure';

/** The figures that say what is missing of the topics that are measured. */
const figures: Partial<Record<NeedTopic, FigureName>> = {
  work: 'protectionGap',
  death: 'deathGap',
  oldAge: 'retirementGap',
  reserve: 'reserveLack',
};

export interface OfNeedProps {
  topic: NeedTopic;
  children: ReactNode;
}

/** Names the figure that the amounts of a topic of the comparison are of. */
export function OfNeed({ topic, children }: OfNeedProps) {
  const name = figures[topic];
  return name === undefined ? children : <OfFigure figure={{ name }}>{children}</OfFigure>;
}
