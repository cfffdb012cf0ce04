import { OfField } from '@vp-digital/core/figures';
import { concludedPositions, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, HintList } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import type { CartPageData } from './documents';

/** What became a contract, and where it is: in the contracts, or no longer there. */
export function ConcludedCard({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.concluded' });
  const { t: words } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { cost } = usePositionWords();
  const { list } = useFormat();
  const householdId = useHouseholdId();
  const concluded = concludedPositions(data);
  if (concluded.length === 0) return undefined;
  return (
    <Card
      title={t('title')}
      actions={
        <Button size="compact" href={routes.contracts.href({ householdId })}>
          {t('toContracts')}
        </Button>
      }
    >
      <HintList
        hints={concluded.map(([id, position]) => {
          const { title, company, contractId = '' } = position;
          const who = shortNameOf(data, position.personId ?? '') ?? words('household');
          const isThere = data.contracts.items[contractId] !== undefined;
          return {
            key: id,
            title,
            text: (
              <OfField field="cartPositions.premium">
                {list([who, ...(company === undefined ? [] : [company]), cost(position)])}
                {!isThere && ` ${t('gone')}`}
              </OfField>
            ),
          };
        })}
      />
    </Card>
  );
}
