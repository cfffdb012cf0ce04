import type { Figure, OnDay, Period, SectionName } from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Kpi } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './FigureKpi.module.css';
import { MissingFact } from './MissingFact';
import { useFigureText } from './useFigureText';
import { useFigureTexts } from './useFigureTexts';

export interface FigureKpiProps<Name extends SectionName, Input extends OnDay, Value> {
  figure: Figure<Name, Input, Value>;
  /** Whose, or of what, beside the day. */
  input: Omit<Input, 'date'> & { period?: Period };
  /** One comparison or reach beside the value. */
  caption?: (value: Value) => ReactNode;
}

/**
 * A figure in a `KpiStrip`: its word, its value with its unit, or what is missing and the way to it. It
 * starts no read of its own: a page that does not declare what the figure needs fails.
 */
export function FigureKpi<Name extends SectionName, Input extends OnDay, Value>({
  figure,
  input,
  caption,
}: FigureKpiProps<Name, Input, Value>) {
  const { word } = useFigureTexts();
  const write = useFigureText();
  const date = useHost().clock.today();
  const documents = usePageDocuments(figure.documents);
  const label = word(figure.name);
  const draw = () => {
    if (documents.status === 'loading') return <Kpi label={label} state="loading" />;
    if (documents.status === 'error') return <Kpi label={label} state="error" onRetry={documents.retry} />;
    const outcome = figure.of(documents.data, { ...input, date } as unknown as Input); // what is left out is the day
    if (outcome.kind !== 'computed') {
      const [first] = outcome.kind === 'missing' ? outcome.facts : [];
      return (
        <Kpi
          label={label}
          state="empty"
          caption={first && <MissingFact fact={first.fact} figure={figure.name} />}
        />
      );
    }
    const { value } = outcome;
    const written = write(figure.unit, (figure.shown ?? figure.amount)(value), input.period);
    return <Kpi label={label} {...written} caption={caption?.(value)} />;
  };
  return (
    <div className={classes['figure']} data-figure={figure.name}>
      {draw()}
    </div>
  );
}
