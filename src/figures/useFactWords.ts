import type { AnalysisResult, MissingInformation, SectionData } from '@vp-digital/core/household';
import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFigureTexts } from './useFigureTexts';

/** What missing facts and the results that wait for them are called. The page brings `completenessWords`. */
export function useFactWords({ persons }: Pick<SectionData, 'persons'>) {
  const { t } = useTranslation('household/completeness');
  const { word } = useFigureTexts();
  const whose = (what: string, personId: string | undefined) => {
    const name = shortNameOf({ persons }, personId ?? '');
    return name === undefined ? what : t('of', { name, what });
  };
  return {
    factName: ({ fact, count, personId }: Pick<MissingInformation, 'fact' | 'count' | 'personId'>) =>
      whose(t(`fact.${fact}`, { count }), personId),
    resultName: ({ figure, personId }: AnalysisResult) =>
      whose(figure === 'protectionGap' ? t('result.protectionGap') : word(figure), personId),
  };
}
