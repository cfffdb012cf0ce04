import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card } from '@vp-digital/core/ui';
import type { BuildingInput } from '../../shared/building/course';
import type { BuildingPersonData } from '../../shared/building/data';
import { AddToCart } from '../../shared/cart/AddToCart';

/** The plan as a proposal: it becomes a position, and by a decision a contract. */
export function ProposalCard({ data, person, input }: BuildingPersonData & { input: BuildingInput }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.proposal' });
  const { note, familyMemberId } = data.buildingPlans.items[person.id] ?? {};
  const holder = familyMemberId === undefined ? undefined : shortNameOf(data, familyMemberId);
  return (
    <Card title={t('title')}>
      <p>{t('text')}</p>
      {holder !== undefined && <p>{t('inNameOf', { name: holder })}</p>}
      <AddToCart
        data={data}
        kind="primary"
        proposal={{
          title: t('position'),
          kind: 'widget',
          personId: (holder !== undefined && familyMemberId) || person.id,
          line: 'buildingSavings',
          premium: input.rate,
          frequency: 'monthly',
          targetSum: input.sum,
          company: input.tariff.company,
          ...(note !== undefined && { reason: note }),
        }}
      />
    </Card>
  );
}
