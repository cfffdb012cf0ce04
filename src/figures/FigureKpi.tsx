import {
  type Certainty,
  certaintyOf,
  type Figure,
  type OnDay,
  type SectionName,
} from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Kpi } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { FigureCalculation } from './FigureCalculation';
import { type FigureInput, onDay } from './figureInput';
import { MissingFact } from './MissingFact';
import { OfFigure } from './OfFigure';
import { useFigureText } from './useFigureText';
import { useFigureTexts } from './useFigureTexts';
import { useWithoutIncome } from './useWithoutIncome';

export interface FigureKpiProps<Name extends SectionName, Input extends OnDay, Value> {
  figure: Figure<Name, Input, Value>;
  input: FigureInput<Input>;
  /** Whose it is, if a page shows several: "Jonas". */
  of?: string | undefined;
  /** What the tile is called, where the figure's word would not say for whom it is. */
  label?: string | undefined;
  /** One comparison or reach next to the value. */
  caption?: (value: Value) => ReactNode;
}

/**
 * A figure in a `KpiStrip`: its word, its value with its unit and how sure it is, a link to its calculation, or what is
 * missing and a link to it. It starts no read of its own: a page that does not declare what the figure needs fails.
 */
export function FigureKpi<Name extends SectionName, Input extends OnDay, Value>({
  figure,
  input,
  of,
  label: ownLabel,
  caption,
}: FigureKpiProps<Name, Input, Value>) {
  const { word } = useFigureTexts();
  const write = useFigureText();
  const whole = onDay<Input>(input, useHost().clock.today());
  const documents = usePageDocuments(figure.documents, { tolerant: true });
  const without = useWithoutIncome(figure.name);
  const label = ownLabel ?? word(figure.name);
  const draw = () => {
    if (documents.status === 'loading') return <Kpi label={label} state="loading" />;
    if (documents.status === 'error') return <Kpi label={label} state="error" onRetry={documents.retry} />;
    const outcome = figure.of(documents.data, whole);
    if (outcome.kind !== 'computed') {
      const [first] = outcome.kind === 'missing' ? outcome.facts : [];
      return (
        <Kpi
          label={label}
          state="empty"
          caption={first && <MissingFact missing={first} figure={figure.name} />}
        />
      );
    }
    const { value } = outcome;
    return (
      <Kpi
        label={label}
        {...write(figure.unit, (figure.shown ?? figure.amount)(value), input.period)}
        certainty={lookOf(certaintyOf(figure, documents.data, whole))}
        caption={withNote(caption?.(value), without)}
        action={
          <FigureCalculation kind="icon" figure={figure} household={documents.data} input={input} of={of} />
        }
      />
    );
  };
  return (
    <OfFigure figure={figure} stays>
      {draw()}
    </OfFigure>
  );
}

/** A caption, and after it whose income is not in the sum. */
const withNote = (caption: ReactNode, note: string | undefined): ReactNode => {
  if (note === undefined) return caption;
  return caption ? (
    <>
      {caption} {note}
    </>
  ) : (
    note
  );
};

/** A default looks like an estimate: the sheet says which of the two it is. */
const lookOf = (certainty: Certainty) =>
  certainty === 'estimated' || certainty === 'default' ? 'estimated' : 'recorded';
