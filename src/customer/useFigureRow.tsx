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
  countsNothing,
  type Figure,
  type OnDay,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { withUnit } from '@vp-digital/core/reference/format';
import type { CustomerRow } from './CustomerRows';

/**
 * Writes a figure as a row: its word, its value with its unit, how sure it is. What does not arise has none; what
 * only adds up what is known says so, and is as little sure as what nothing is recorded of. `cents` where it is the sum of
 * amounts with cents.
 */
export function useFigureRow(as: 'whole' | 'cents' = 'whole') {
  const { word } = useFigureTexts();
  const whole = useFigureText();
  const exact = useExactText();
  const { t } = useTranslation('household/customer');
  const { language } = useFormat();
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
    const isPart = figure.isPart?.(household) ?? false;
    if (outcome.kind === 'missing' || (isPart && figure.amount(outcome.value) === 0))
      return [{ ...row, value: '–', certainty: 'missing' }];
    const { value, unit } =
      as === 'cents'
        ? exact(figure.unit, figure.amount(outcome.value), input.period)
        : whole(figure.unit, (figure.shown ?? figure.amount)(outcome.value), input.period);
    return [
      {
        ...row,
        name: isPart ? t('known', { name: row.name }) : row.name,
        value: <OfFigure figure={{ name: figure.name }}>{withUnit(value, unit, language)}</OfFigure>,
        certainty:
          isPart || countsNothing(figure, household) ? undefined : certaintyOf(figure, household, asked),
      },
    ];
  };
}
