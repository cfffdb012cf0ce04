import type { Cents } from '@vp-digital/core/finance';
import { chosenBlocks, occupationOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, DataList, Stack } from '@vp-digital/core/ui';
import { AddToCart } from '../../shared/cart/AddToCart';
import { IntoSummary } from '../../shared/cart/IntoSummary';
import { amountKind } from './amountKind';
import type { ConceptPerson } from './data';

export interface ConceptCartProps extends ConceptPerson {
  gapToday: Cents;
  gapThen: Cents;
}

/** Each chosen block as a proposal: its reason says what is missing today and what is left open with the whole concept. */
export function ConceptCart({ data, person, gapToday, gapThen }: ConceptCartProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.cart' });
  const { t: amountOf } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConceptCustomer.amount' });
  const { euros } = useFormat();
  const blocks = chosenBlocks(data, person.id);
  if (blocks.length === 0) return undefined;
  const wish = data.protectionWishes.items[person.id];
  const isCivil = occupationOf(data, person.id) === 'civilServant';
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <DataList
          items={blocks.map(({ block, amount }) => {
            const title = t(`name.${block === 'disability' && isCivil ? 'unfit' : block}`);
            const isPension = amountKind[block] === 'monthly';
            return {
              key: block,
              label: `${title}, ${amountOf(amountKind[block], { amount: euros(amount) })}`,
              value: (
                <AddToCart
                  data={data}
                  size="compact"
                  proposal={{
                    title,
                    personId: person.id,
                    topic: block === 'accident' ? 'accident' : 'work',
                    line: block,
                    benefit: amount,
                    benefitKind: amountKind[block],
                    ...(block === 'dailySickness' && { benefitFromDay: 43 }),
                    ...(isPension && wish?.untilAge !== undefined && { benefitUntilAge: wish.untilAge }),
                    ...(isPension && wish?.yearlyRise !== undefined && { yearlyRise: wish.yearlyRise }),
                    reason: t(gapThen > 0 ? 'reason' : 'reasonClosed', {
                      name: person.name,
                      gap: euros(gapToday),
                      rest: euros(gapThen),
                    }),
                    origin: routes.incomeProtectionConcept.path,
                  }}
                />
              ),
            };
          })}
        />
        <IntoSummary rail="protection" origin={routes.incomeProtectionConcept.path} />
      </Stack>
    </Card>
  );
}
