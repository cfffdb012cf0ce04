import { OfFigure, useFigureTexts, useWithoutIncome } from '@vp-digital/core/figures';
import type { Figure, OnDay, SectionData, SectionName } from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { FigureUnknown } from './FigureUnknown';
import { Tile, type TileProps } from './Tile';

export interface FigureTileProps<Name extends SectionName, Value> extends Pick<TileProps<never>, 'link'> {
  figure: Figure<Name, OnDay, Value>;
  /** Defaults to the figure's name. */
  title?: string;
  children: (value: Value, household: Pick<SectionData, Name>) => ReactNode;
}

/**
 * A tile about one figure: takes name, documents and value from the figure, or says what is missing and links to it.
 */
export function FigureTile<Name extends SectionName, Value>({
  figure,
  title,
  link,
  children,
}: FigureTileProps<Name, Value>) {
  const { word } = useFigureTexts();
  const without = useWithoutIncome(figure.name);
  const date = useHost().clock.today();
  const result = usePageDocuments(figure.documents);
  return (
    <Tile title={title ?? word(figure.name)} link={link} result={result}>
      {(household) => {
        const outcome = figure.of(household, { date });
        if (outcome.kind !== 'computed')
          return <FigureUnknown figure={figure} facts={outcome.kind === 'missing' ? outcome.facts : []} />;
        return (
          <>
            <OfFigure figure={figure}>{children(outcome.value, household)}</OfFigure>
            {without !== undefined && <Caption>{without}</Caption>}
          </>
        );
      }}
    </Tile>
  );
}
