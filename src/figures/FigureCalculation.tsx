import type { OnDay, SectionName } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { CalculationButton, type CalculationButtonProps } from '@vp-digital/core/ui';
import { onDay } from './figureInput';
import { type ExplainedFigure, FigureSheet } from './FigureSheet';
import { useFigureTexts } from './useFigureTexts';
import { useOnlySheet } from './useOnlySheet';

export interface FigureCalculationProps<Name extends SectionName, Input extends OnDay, Value>
  extends ExplainedFigure<Name, Input, Value>,
    Pick<CalculationButtonProps, 'kind'> {}

/** "So haben wir gerechnet": the button and the sheet of a figure; neither where there is nothing to explain. */
export function FigureCalculation<Name extends SectionName, Input extends OnDay, Value>({
  kind = 'words',
  ...explained
}: FigureCalculationProps<Name, Input, Value>) {
  const { figure, household, input } = explained;
  const { word } = useFigureTexts();
  const { button, sheet } = useOnlySheet();
  const outcome = figure.of(household, onDay(input, useHost().clock.today()));
  if (outcome.kind !== 'computed') return undefined;
  if (!figure.explained || figure.isExplained?.(outcome.value) === false) return undefined;
  return (
    <>
      <CalculationButton {...button} kind={kind} figure={word(figure.name)} />
      {sheet.opened && <FigureSheet {...explained} {...sheet} />}
    </>
  );
}
