import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { TileName } from '../tiles/tiles';

/** What a tile is called; one that is about a figure is called as that is. */
export function useTileName(): (name: TileName) => string {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const { word } = useFigureTexts();
  return (name) => {
    const figure = name === 'grade' ? 'financialGrade' : name;
    return figure === 'reserve' || figure === 'netWorth' || figure === 'financialGrade'
      ? word(figure)
      : t(`tile.${figure}`);
  };
}
