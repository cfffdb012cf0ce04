import { OfField } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import { benefitChildren } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { TextLink, type Hint } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';

/** Whether Kindergeld is recorded for every child that it is paid for; nothing of a household without children. */
export function useChildBenefitHint(data: OptimumData): Hint[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.childBenefit' });
  const { t: code } = useTranslation('household/incomes');
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const date = useHost().clock.today();
  const count = benefitChildren(data, date).length;
  if (count === 0) return [];
  const due = count * lawFor(date).law.children.benefitPerMonth;
  const nets = Object.values(data.incomes.items).flatMap(({ kind, net }) =>
    kind === 'childBenefit' ? [net] : [],
  );
  const recorded = nets.reduce<number>((sum, net = 0) => sum + net, 0);
  const isDrawn = recorded >= due;
  const said = isDrawn ? 'drawn' : nets.includes(undefined) ? 'untold' : 'missing';
  return [
    {
      key: 'childBenefit',
      title: code('kind.childBenefit'),
      text: (
        <OfField field="incomes.net">
          {t(said, { count, due: euros(due), recorded: euros(recorded) })}
        </OfField>
      ),
      action: !isDrawn && (
        <TextLink writes href={routes.income.href({ householdId })}>
          {t('add')}
        </TextLink>
      ),
    },
  ];
}
