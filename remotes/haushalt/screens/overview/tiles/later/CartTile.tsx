import {
  type CartPosition,
  concludedPositions,
  decisionOf,
  positionsInCart,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Caption } from '@vp-digital/core/ui';
import { Tile } from '../Tile';
import { TileEmpty } from '../TileEmpty';
import classes from './rows.module.css';

const shown = 4;

type CartData = Pick<SectionData, 'persons' | 'cartPositions'>;

/** Warenkorb: how many positions lie in it, and what the household has said to each. */
export function CartTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.cart' });
  const householdId = useHouseholdId();
  return (
    <Tile
      title={t('title')}
      link={{ href: routes.shoppingCart.href({ householdId }), to: t('to') }}
      result={usePageDocuments(['persons', 'cartPositions'])}
      isEmpty={(data) => positionsInCart(data).length + concludedPositions(data).length === 0}
      empty={
        <TileEmpty link={{ href: routes.advice.href({ householdId }), to: t('begin') }}>
          {t('none')}
        </TileEmpty>
      }
    >
      {(data) => {
        const positions = positionsInCart(data);
        if (positions.length === 0)
          return <p>{t('concluded', { count: concludedPositions(data).length })}</p>;
        return (
          <>
            <p>{t('count', { count: positions.length })}</p>
            <ul className={classes['rows']}>
              {positions.slice(0, shown).map(([id, position]) => (
                <PositionRow key={id} position={position} data={data} />
              ))}
            </ul>
            {positions.length > shown && <Caption>{t('more', { count: positions.length - shown })}</Caption>}
          </>
        );
      }}
    </Tile>
  );
}

function PositionRow({ position, data }: { position: CartPosition; data: CartData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.cart' });
  const { t: code } = useTranslation('household/cartPositions');
  const person = shortNameOf(data, position.personId ?? '');
  const decision = decisionOf(data, position);
  return (
    <li className={classes['row']} data-without="mark">
      <b>{person === undefined ? position.title : t('of', { title: position.title, person })}</b>
      <span className={classes['value']}>
        {decision === undefined ? t('undecided') : code(`decision.${decision}`)}
      </span>
    </li>
  );
}
