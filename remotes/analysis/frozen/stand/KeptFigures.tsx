import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import type { Figure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { Kpi, KpiStrip } from '@vp-digital/core/ui';
import type { FrozenState } from '../useFrozenState';

export interface KeptFiguresProps {
  state: FrozenState;
  figures: readonly Figure[];
}

/** Amounts as they were computed then; what a state did not keep is not computed anew. */
export function KeptFigures({ state: { derived }, figures }: KeptFiguresProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'stand' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  return (
    <KpiStrip label={t('figures')}>
      {figures.map((figure) => {
        const kept = derived?.figures?.[figure.name];
        return (
          <OfFigure key={figure.name} figure={figure} stays>
            <Kpi
              label={word(figure.name)}
              value={kept === undefined ? '–' : euros(nearestEuro(kept))}
              caption={kept === undefined ? t('notKept') : undefined}
            />
          </OfFigure>
        );
      })}
    </KpiStrip>
  );
}
