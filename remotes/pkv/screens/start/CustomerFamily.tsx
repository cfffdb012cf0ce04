import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PersonData } from '../../shared/module/data';
import { type InsuredMember, personQuote } from '../../shared/module/personQuote';
import { useTariffs, withTariffs } from '../../shared/tariffs/withTariffs';

/** Who of the family would need a contract of their own, and what it would cost. */
function CustomerFamilyPriced({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.family' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'startCustomer' });
  const { euros } = useFormat();
  const file = useTariffs();
  const { family, own } = personQuote({ data, person }, file, useHost().clock.today());
  const nameOf = ({ personId, kind }: InsuredMember) =>
    (personId !== undefined && shortNameOf(data, personId)) || t(`kind.${kind}`);
  const insured = family.filter((member) => member.private === 'own');
  const total = insured.reduce((sum, { premium }) => sum + premium, 0);
  return (
    <CustomerCard title={own ? t('titleHeld') : say('family')}>
      <CustomerRows
        rows={[
          ...family.map((member) => ({
            key: member.key,
            name: nameOf(member),
            detail: `${say('statutory')}: ${t(`inFund.${member.statutory}`)}`,
            value: member.private === 'own' ? euros(member.premium) : t(`inPrivate.${member.private}`),
            certainty: member.private === 'own' && !member.isHeld ? ('estimated' as const) : undefined,
          })),
          ...(insured.length > 1
            ? [
                {
                  key: 'total',
                  name: say('familyTotal'),
                  value: euros(total),
                  certainty: 'estimated' as const,
                  total: true,
                },
              ]
            : []),
        ]}
      />
    </CustomerCard>
  );
}

/** Its prices are those of the catalogue. */
export const CustomerFamily = withTariffs(CustomerFamilyPriced);
