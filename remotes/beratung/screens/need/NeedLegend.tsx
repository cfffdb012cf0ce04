import { useFigureTexts } from '@vp-digital/core/figures';
import type { Cents } from '@vp-digital/core/finance';
import type { IncomeProtection, Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Chip, DataList, EstimatedIcon, TextLink } from '@vp-digital/core/ui';
import { Marked } from '../../shared/protection/Marked';
import { shownProtection } from '../../shared/protection/shownProtection';

export interface NeedLegendProps {
  protection: IncomeProtection;
  costs: Outcome<Cents>;
  name: string;
}

/** What the bar shows, in figures: need, who pays, what is missing, and what has to be carried at least. */
export function NeedLegend({ protection, costs, name }: NeedLegendProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.legend' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const { pension } = protection;
  const { target, pensionNet, privatePension, gap } = shownProtection(protection);
  return (
    <DataList
      items={[
        { key: 'need', label: <Marked kind="need">{word('protectionNeed')}</Marked>, value: euros(target) },
        {
          key: 'pension',
          label: (
            <Marked kind="disabilityPension">
              {t(pension.kind)}{' '}
              {pension.source === 'estimate' && <Chip icon={EstimatedIcon}>{t('estimated')}</Chip>}
            </Marked>
          ),
          value: euros(pensionNet),
        },
        {
          key: 'private',
          label: <Marked kind="private">{t('private')}</Marked>,
          value: euros(privatePension),
        },
        {
          key: 'costs',
          label: <Marked kind="costs">{t('costs', { name })}</Marked>,
          value: costs.kind === 'computed' ? euros(costs.value) : <CostsWait costs={costs} />,
        },
        {
          key: 'gap',
          label: <Marked kind="gap">{word('protectionGap')}</Marked>,
          value: euros(gap),
          total: true,
        },
      ]}
    />
  );
}

/** What the fixed costs wait for, with the way there. */
function CostsWait({ costs }: { costs: Outcome<Cents> }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.legend' });
  const householdId = useHouseholdId();
  const isNet = costs.kind === 'missing' && costs.facts.some(({ fact }) => fact === 'net');
  const route = isNet ? routes.income : routes.expenses;
  return (
    <TextLink href={route.href({ householdId })}>{t(isNet ? 'netMissing' : 'expensesMissing')}</TextLink>
  );
}
