import type { FilledPot, SavingsPot, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

type Named = Pick<FilledPot, 'purpose'>;

/** Names of pots, the reserve and goals, and their keys in lists. The page provides the words for goals. */
export function usePotNames(
  { goals }: Pick<SectionData, 'goals'>,
  own: Readonly<Record<'goals' | 'free', string>>,
) {
  const { t: code } = useTranslation('household/goals');
  const potName = (pot: SavingsPot): string =>
    pot === 'reserve' || pot === 'retirement' ? code(`category.${pot}`) : own[pot];
  return {
    potName,
    nameOf: ({ purpose }: Named): string =>
      purpose.kind === 'reserve' ? potName(purpose.kind) : (goals.items[purpose.goalId]?.title ?? ''),
    keyOf: ({ purpose }: Named): string => (purpose.kind === 'reserve' ? purpose.kind : purpose.goalId),
  };
}
