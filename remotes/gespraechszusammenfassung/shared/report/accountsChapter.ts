import { explainedCards, explainedMonth, freeAmountFigure } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { said } from './amounts';
import type { Making } from './making';

/** So funktionieren zwei Konten: the idea in the words of its screen, with the household's own month where that is known. */
export function accountsChapter({ data, settings }: Making, number: number): Block[] {
  const { t, format, hidesAmounts } = settings;
  const { kind, ...month } = explainedMonth(data);
  const values = {
    net: format.euros(month.net),
    fixed: format.euros(month.fixed),
    living: format.euros(month.living),
    saved: format.euros(month.saved),
    left: format.euros(month.left),
  };
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.accounts.name')}`,
      keySentence: t('report.accounts.sentence'),
    },
    ...explainedCards.flatMap((card): Block[] => [
      { kind: 'heading', level: 2, text: t(`household/twoAccountsIdea:card.${card}.title`) },
      {
        kind: 'paragraph',
        text: [said(t(`household/twoAccountsIdea:card.${card}.text`, values), freeAmountFigure)],
      },
    ]),
    ...(kind === 'own' || hidesAmounts // whether the month suffices follows from its amounts
      ? []
      : [{ kind: 'paragraph' as const, size: 'note' as const, text: t('report.accounts.sample') }]),
  ];
}
