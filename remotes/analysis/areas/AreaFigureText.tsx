import { OfFigure, type ShownArea } from '@vp-digital/core/figures';
import type { CompletenessData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useAreaFigure } from './useAreaFigure';

export interface AreaFigureTextProps {
  area: ShownArea;
  household: CompletenessData;
}

/** An area in one figure, or that nothing is known of it yet. */
export function AreaFigureText({ area, household }: AreaFigureTextProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'areas' });
  const known = useAreaFigure()(area, household);
  if (known === undefined) return t('unknown');
  return known.figure ? <OfFigure figure={known.figure}>{known.text}</OfFigure> : known.text;
}
