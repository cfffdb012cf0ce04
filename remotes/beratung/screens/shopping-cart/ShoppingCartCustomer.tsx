import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  FigureCard,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import {
  concludedPositions,
  decisionOf,
  freeAmountFigure,
  knownFree,
  positionsInCart,
  shortNameOf,
  withPositions,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import { CartHeadline } from './CartHeadline';
import { type CartPageData, documents } from './documents';

/** What is proposed, what it costs, what stays free and what each has decided, for the customer: no reasons, no papers. */
export default function ShoppingCartCustomer() {
  const result = usePageDocuments(documents);
  return result.status === 'ready' ? <Picture data={result.data} /> : undefined;
}

function Picture({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCartCustomer' });
  const { t: code } = useTranslation('household/cartPositions');
  const { t: words } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { euros } = useFormat();
  const { cost } = usePositionWords();
  const positions = positionsInCart(data);
  const concluded = concludedPositions(data);
  const after = knownFree(withPositions(data, 'both'));
  const open = positions.filter(([, position]) => decisionOf(data, position) === undefined);
  const [first] = open;
  const said = (one: ReturnType<typeof decisionOf>) =>
    one === undefined ? t('undecided') : code(`decision.${one}`);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={<CartHeadline data={data} empty={t('empty')} />}
    >
      {positions.length > 0 && (
        <CustomerCard title={t('positions')} wide>
          <CustomerRows
            rows={positions.map(([id, position]) => ({
              key: id,
              name: position.title,
              detail: t('detail', {
                person: shortNameOf(data, position.personId ?? '') ?? words('household'),
                decision: said(decisionOf(data, position)),
              }),
              value: cost(position),
            }))}
          />
        </CustomerCard>
      )}
      {concluded.length > 0 && (
        <CustomerCard title={t('concluded')} wide>
          <CustomerRows
            rows={concluded.map(([id, position]) => ({
              key: id,
              name: position.title,
              detail: shortNameOf(data, position.personId ?? '') ?? words('household'),
              value: cost(position),
            }))}
          />
        </CustomerCard>
      )}
      <FigureCard figure={freeAmountFigure} input={{ period: 'month' }} />
      {after.kind === 'computed' && positions.length > 0 && (
        <CustomerCard title={t('after')}>
          <p>{t(after.value < 0 ? 'over' : 'free', { amount: euros(Math.abs(after.value)) })}</p>
        </CustomerCard>
      )}
      {first && <NextStep about={first[1].title}>{t('why')}</NextStep>}
    </CustomerPage>
  );
}
