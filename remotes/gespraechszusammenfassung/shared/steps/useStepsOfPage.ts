import { useRef, useState } from 'react';
import type { ReportStep } from './ReportSteps';

interface StepsOfPage {
  /** In which of them somebody works. */
  current: ReportStep;
  /** Leads there: the focus goes along. */
  go(step: ReportStep): void;
  of(step: ReportStep): {
    step: ReportStep;
    place(element: HTMLElement | null): void;
    onEnter(): void;
  };
}

/** Steps that are taken on one page, which begins with the given one. */
export function useStepsOfPage(first: ReportStep): StepsOfPage {
  const places = useRef(new Map<ReportStep, HTMLElement>());
  const [current, setCurrent] = useState(first);
  return {
    current,
    go: (step) => {
      const place = places.current.get(step);
      place?.focus({ preventScroll: true }); // it may be higher than the window: its beginning counts
      place?.scrollIntoView();
    },
    of: (step) => ({
      step,
      place: (element) => {
        if (element) places.current.set(step, element);
        else places.current.delete(step);
      },
      onEnter: () => setCurrent(step),
    }),
  };
}
