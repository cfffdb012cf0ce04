import {
  type FigureInput,
  OfFigure,
  onDay,
  useExactText,
  useFigureText,
  useFigureTexts,
} from '@vp-digital/core/figures';
import {
  certaintyOf,
  type Figure,
  type OnDay,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import type { CustomerRow } from './CustomerRows';

/**
 * Writes a figure as a row: its word, its value with its unit, how sure it is. What does not arise has none. `cents` where it
 * is the sum of amounts with cents.
 */
export function useFigureRow(as: 'whole' | 'cents' = 'whole') {
  const { word } = useFigureTexts();
  const whole = useFigureText();
  const exact = useExactText();
  const date = useHost().clock.today();
  return <Name extends SectionName, Input extends OnDay, Value>(
    figure: Figure<Name, Input, Value>,
    household: Pick<SectionData, Name>,
    input: FigureInput<Input>,
  ): CustomerRow[] => {
    const asked = onDay<Input>(input, date);
    const outcome = figure.of(household, asked);
    if (outcome.kind === 'notRelevant') return [];
    const row = { key: figure.name, name: word(figure.name) };
    if (outcome.kind === 'missing') return [{ ...row, value: '–', certainty: 'missing' }];
    const { value, unit } =
      as === 'cents'
        ? exact(figure.unit, figure.amount(outcome.value), input.period)
        : whole(figure.unit, (figure.shown ?? figure.amount)(outcome.value), input.period);
    return [
      {
        ...row,
        value: <OfFigure figure={{ name: figure.name }}>{`${value}\u00a0${unit}`}</OfFigure>,
        certainty: certaintyOf(figure, household, asked),
      },
    ];
  };
}
