import { discardedPositions } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, HintList } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';

/** What was taken out of the cart, with its reason; it can be put back. */
export function DiscardedCard({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.discarded' });
  const { date } = useFormat();
  const list = useEntries('cartPositions');
  const gone = discardedPositions(data);
  if (gone.length === 0) return undefined;
  return (
    <Card title={t('title')}>
      <HintList
        hints={gone.map(([id, { title, discardedOn, discardReason }]) => ({
          key: id,
          title,
          text: t('why', { date: date(discardedOn ?? ''), reason: discardReason ?? '' }),
          action: (
            <Button
              size="compact"
              writes
              aria-label={t('backOf', { title })}
              onClick={() => list.change(id, { discardedOn: undefined, discardReason: undefined }, title)}
            >
              {t('back')}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
