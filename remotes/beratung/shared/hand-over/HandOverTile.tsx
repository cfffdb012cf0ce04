import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import type { HandOverSegment } from '@vp-digital/core/reference';
import { Button, Caption, NextIcon, useReadOnly, useSheet } from '@vp-digital/core/ui';
import type { CartProposal } from '../cart/proposal';
import { positionOf } from '../cart/proposal';
import { useCartList } from '../cart/useCartList';
import { HandOverSheet } from './HandOverSheet';
import classes from './HandOverTiles.module.css';
import { type HandOverData, segmentRules } from './segments';

export interface HandOverTileProps {
  segment: HandOverSegment;
  data: HandOverData;
}

/**
 * An application outside that goes on with what was advised: "Weiter im Tarifrechner". Where it is not installed, the need is kept
 * in the cart. Nothing is drawn without the permission `shopping-cart`. The page declares `handOverDocuments` and the texts
 * `cart` and `handOver`.
 */
export function HandOverTile({ segment, data }: HandOverTileProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'handOver' });
  const { config } = useHost();
  const cart = useCartList(data);
  const { sheet, button } = useSheet();
  const isReadOnly = useReadOnly() !== undefined;
  if (!cart) return undefined;
  const address = config.apps?.[segment];
  const { topic } = segmentRules[segment];
  const need: CartProposal = {
    kind: 'widget',
    title: t(`needTitle.${segment}`),
    reason: t('needReason'),
    ...(topic && { topic }),
  };
  return (
    <>
      <div className={classes['tile']}>
        <div className={classes['words']}>
          <h3 className={classes['name']}>{t(`name.${segment}`)}</h3>
          <p>{t(`about.${segment}`)}</p>
          <Caption>{t(address === undefined ? 'unavailable' : 'external')}</Caption>
        </div>
        {address === undefined ? (
          positionOf(data, need) ? (
            <Caption>{t('noted')}</Caption>
          ) : (
            !isReadOnly && (
              <Button writes size="compact" onClick={() => cart.add([need])}>
                {t('note')}
              </Button>
            )
          )
        ) : (
          !isReadOnly && (
            <Button
              writes
              size="compact"
              icon={NextIcon}
              aria-expanded={sheet.opened}
              aria-controls={sheet.opened ? sheet.id : undefined}
              onClick={button.onToggle}
            >
              {t(segment === 'checkout' ? 'startCheckout' : 'start')}
            </Button>
          )
        )}
      </div>
      {sheet.opened && address !== undefined && (
        <HandOverSheet
          {...sheet}
          segment={segment}
          data={data}
          address={address}
          onOffer={(proposal) => {
            cart.add([proposal]);
            sheet.onClose();
          }}
        />
      )}
    </>
  );
}
