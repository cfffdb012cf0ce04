import type { AnalysisResult, MissingInformation, People } from '@vp-digital/core/household';
import { pensionProviderOf, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFigureTexts } from './useFigureTexts';

type NamedFact = Pick<MissingInformation, 'fact' | 'personId'> & Partial<Pick<MissingInformation, 'count'>>;

/** What missing facts and the results that wait for them are called. The page brings `completenessWords`. */
export function useFactWords(household: People) {
  const { t } = useTranslation('household/completeness');
  const { word } = useFigureTexts();
  const whose = (what: string, personId: string | undefined) => {
    const name = shortNameOf(household, personId ?? '');
    return name === undefined ? what : t('of', { name, what });
  };
  /** What the scheme of a person calls what it writes. */
  const letterName = (personId = '') => t(`letter.${pensionProviderOf(household, personId)}`);
  return {
    letterName,
    /** With whose it is, unless that is who the sentence is about. Without a count nobody knows how many are missing. */
    factName: ({ fact, count, personId }: NamedFact, about?: string) => {
      const what =
        fact === 'expenses' && count === undefined
          ? t('someExpenses')
          : t(`fact.${fact}`, { count: count ?? 1, letter: letterName(personId) });
      return whose(what, personId === about ? undefined : personId);
    },
    resultName: ({ figure, personId }: AnalysisResult) =>
      whose(figure === 'protectionGap' ? t('result.protectionGap') : word(figure), personId),
  };
}
