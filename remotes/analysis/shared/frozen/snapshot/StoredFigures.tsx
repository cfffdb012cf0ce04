import { OfFigure, useFigureText, useFigureTexts } from '@vp-digital/core/figures';
import type { Figure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Kpi, KpiStrip } from '@vp-digital/core/ui';
import { storedAmount } from '../storedAmount';
import type { FrozenState } from '../useFrozenState';

export interface StoredFiguresProps {
  state: FrozenState;
  figures: readonly Figure[];
}

/** Amounts as they were computed then; of an older state, which has kept none, as they come out for its day. */
export function StoredFigures({ state, figures }: StoredFiguresProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'stand' });
  const { word } = useFigureTexts();
  const write = useFigureText();
  const texts = state.derived?.figures
    ? { label: t('figures'), none: t('notKept') }
    : { label: t('figuresOfDay'), none: t('notRecorded') };
  return (
    <KpiStrip label={texts.label}>
      {figures.map((figure) => {
        const kept = storedAmount(state, figure);
        return (
          <OfFigure key={figure.name} figure={figure} stays>
            <Kpi
              label={word(figure.name)}
              {...(kept === undefined ? { value: '–', caption: texts.none } : write(figure.unit, kept))}
            />
          </OfFigure>
        );
      })}
    </KpiStrip>
  );
}
