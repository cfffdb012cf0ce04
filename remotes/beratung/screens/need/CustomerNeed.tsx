import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { OfFigure, useAssumedPension } from '@vp-digital/core/figures';
import { certaintyOf, type IncomeProtection, protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PersonData } from '../../shared/wishes/data';
import { shownProtection } from '../../shared/protection/shownProtection';

/** F17: what is needed a month, who pays how much of it, and what is missing. */
export function CustomerNeed({ data, person, protection }: PersonData & { protection: IncomeProtection }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'needCustomer' });
  const { euros } = useFormat();
  const sayAssumed = useAssumedPension('customer');
  const date = useHost().clock.today();
  const certainty = certaintyOf(protectionGapFigure, data, { personId: person.id, date });
  const { target, pensionNet, privatePension, gap } = shownProtection(protection);
  const most = Math.max(1, target, pensionNet, privatePension);
  const row = (key: 'need' | 'state' | 'private', amount: number) => ({
    key,
    name: t(key),
    value: euros(amount),
    certainty,
    share: amount / most,
  });
  return (
    <OfFigure figure={protectionGapFigure}>
      <CustomerCard title={t('month')}>
        <CustomerRows
          rows={[
            { ...row('need', target), role: 'chart-1' },
            { ...row('state', pensionNet), role: 'chart-4' },
            { ...row('private', privatePension), role: 'chart-3' },
            gap > 0
              ? { key: 'gap', name: t('gap'), value: euros(gap), certainty, total: true }
              : { key: 'gap', name: t('covered'), value: '', total: true },
          ]}
        />
        {protection.pension.assumed && <p>{sayAssumed('disability', person.name)}</p>}
      </CustomerCard>
    </OfFigure>
  );
}
