import { isOffered } from '@vp-digital/core/contracts';
import { adults, type CartPosition, offerEnd } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import { judgeProduct, proposalOf } from '../../shared/catalogue/judged';
import { useProducts } from '../../shared/catalogue/useProducts';
import type { CartPageData } from './documents';

interface ExpiredOfferProps {
  data: CartPageData;
  id: string;
  position: CartPosition;
  onEdit(): void;
}

/**
 * An offer that ran out: of a product of the catalogue it is computed anew for today, with what is different; of any other one
 * its application is asked, and the advisor writes down what it says.
 */
export function ExpiredOffer({ data, id, position, onEdit }: ExpiredOfferProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.expired' });
  const { date: dateText } = useFormat();
  const today = useHost().clock.today();
  const householdId = useHouseholdId();
  const { cost } = usePositionWords();
  const list = useEntries('cartPositions');
  const products = useProducts();
  const end = offerEnd(position);
  const { title, productId, premium, frequency, benefit } = position;
  if (end === undefined || end >= today) return undefined;
  const page = { tone: 'warning', title: t('title', { date: dateText(end) }) } as const;
  const ask = (
    <Alert
      {...page}
      action={
        <Button writes onClick={onEdit}>
          {t('write')}
        </Button>
      }
    >
      {t('ask')}
    </Alert>
  );
  if (productId === undefined) return ask;
  if (products.status === 'loading') return <Alert {...page}>{t('computing')}</Alert>;
  if (products.status === 'error' || products.data.keptAt !== undefined)
    return <Alert {...page}>{t('noAnswer')}</Alert>;
  const product = products.data.catalogue.products.find((one) => one.id === productId);
  if (!product || !isOffered(product, today))
    return (
      <Alert {...page} action={<Button href={routes.productList.href({ householdId })}>{t('other')}</Button>}>
        {t('gone')}
      </Alert>
    );
  const personId = position.personId ?? adults(data)[0]?.id;
  if (personId === undefined) return ask;
  const judged = judgeProduct(product, data, { personId, date: today }, benefit);
  const next = proposalOf(judged, personId);
  if (next.premium === undefined) return ask;
  const isSame = next.premium === premium && next.frequency === (frequency ?? 'monthly');
  const renew = () =>
    list.change(
      id,
      {
        premium: next.premium,
        frequency: next.frequency,
        productVersion: product.version,
        addedOn: today,
        validUntil: undefined,
      },
      title,
    );
  return (
    <Alert
      {...page}
      action={
        <Button writes onClick={renew} aria-label={t('renewOf', { title })}>
          {t('renew')}
        </Button>
      }
    >
      {isSame ? t('same', { premium: cost(next) }) : t('changed', { was: cost(position), is: cost(next) })}
    </Alert>
  );
}
