import { needFigures, type NeedTopic } from '@vp-digital/core/household';
import type { ReactNode } from 'react';
import { OfFigure } from './OfFigure';

export interface OfNeedProps {
  topic: NeedTopic;
  children: ReactNode;
}

/** Names the figure that the amounts of a topic of the comparison are of. */
export function OfNeed({ topic, children }: OfNeedProps) {
  const name = needFigures[topic];
  return name === undefined ? children : <OfFigure figure={{ name }}>{children}</OfFigure>;
}
