import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { certaintyOf, dividedNetFigure, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Ring } from '@vp-digital/core/ui';
import { ChartInWords } from './ChartInWords';
import { CustomerCard } from './CustomerCard';
import { CustomerRows } from './CustomerRows';

const parts = [
  { key: 'needs', role: 'needs', rule: 0.5 },
  { key: 'wants', role: 'wishes', rule: 0.3 },
  { key: 'saving', role: 'saving', rule: 0.2 },
] as const;

export interface BudgetRingProps {
  household: Pick<SectionData, (typeof dividedNetFigure.documents)[number]>;
}

/** F5: needs, wishes and saving compared to the rule of thumb; a ring only if spending does not exceed the net. */
export function BudgetRing({ household }: BudgetRingProps) {
  const { t } = useTranslation('household/customer', { keyPrefix: 'rule' });
  const { word } = useFigureTexts();
  const { euros, percent } = useFormat();
  const date = useHost().clock.today();
  const outcome = dividedNetFigure.of(household, { date });
  if (outcome.kind !== 'computed') return undefined;
  const rule = outcome.value;
  const certainty = certaintyOf(dividedNetFigure, household, { date });
  const whole = (share: number) => percent(share, { maximumDecimals: 0 });
  const rows = parts.map(({ key, role, rule: share }) => ({
    key,
    name: word(key),
    detail: t('ofRule', { share: whole(share) }),
    value: whole(rule[key].shown),
    certainty,
    role,
  }));
  const said = rows.map(({ name, value }) => `${name} ${value}`).join(', ');
  const ring = (
    <Ring
      label={t('label', { parts: said })}
      parts={parts.map(({ key, role }) => ({ key, role, share: rule[key].share }))}
      value={euros(rule.net)}
      caption={t('net')}
    />
  );
  return (
    <OfFigure figure={dividedNetFigure}>
      <CustomerCard title={t('title')}>
        <ChartInWords chart={rule.overNet === 0 && ring}>
          <CustomerRows rows={rows} />
        </ChartInWords>
      </CustomerCard>
    </OfFigure>
  );
}
