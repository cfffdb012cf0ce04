import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import {
  type CartPosition,
  decisionOf,
  openAcceptance,
  offerEnd,
  positionDuties,
  saidTo,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Caption,
  Chip,
  DataList,
  PositiveIcon,
  Row,
  Stack,
  WarningIcon,
} from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import { stateWith } from './beforeAfter';
import { ContractButton } from './ContractButton';
import { Decisions } from './Decisions';
import type { CartPageData } from './documents';
import { ExpiredOffer } from './ExpiredOffer';
import { OldAndNew } from './OldAndNew';

export interface PositionPartProps {
  data: CartPageData;
  id: string;
  position: CartPosition;
  onEdit(): void;
}

/** One position: its cost, what it does to its gap by itself, why it is proposed, the decisions, and what it lacks. */
export function PositionPart({ data, id, position, onEdit }: PositionPartProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.position' });
  const { t: code } = useTranslation('household/cartPositions');
  const { date: dateText, list } = useFormat();
  const { cost } = usePositionWords();
  const date = useHost().clock.today();
  const mayCompare = useHasPermission(permissions.shoppingCartContracts);
  const decision = decisionOf(data, position);
  const open = openAcceptance(position);
  const isHeldBack = open.length > 0 && saidTo(data, position) === 'accepted';
  const duties = positionDuties(data, position, date);
  const end = offerEnd(position);
  const { reason, company, line } = position;
  return (
    <Stack gap="medium">
      <Row spread>
        <h3>{position.title}</h3>
        <Row gap="small">
          <Chip>{code(`kind.${position.kind}`)}</Chip>
          <b>{cost(position)}</b>
        </Row>
      </Row>
      <Caption>
        {[
          line === undefined ? t('noContract') : code(`line.${line}`),
          company,
          end === undefined ? undefined : t(end < date ? 'expired' : 'validUntil', { date: dateText(end) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Caption>
      {decision !== 'declined' && <ExpiredOffer data={data} id={id} position={position} onEdit={onEdit} />}
      <OwnEffect data={data} id={id} position={position} />
      {reason === undefined ? <Caption>{t('noReason')}</Caption> : <p>{reason}</p>}
      <Decisions data={data} id={id} position={position} />
      {isHeldBack && (
        <Alert
          tone="warning"
          title={t('heldBack', { open: list(open.map((one) => t(`open.${one}`))) })}
          action={
            <Button writes onClick={onEdit}>
              {t('edit')}
            </Button>
          }
        >
          {t('heldBackText')}
        </Alert>
      )}
      {mayCompare && <OldAndNew data={data} position={position} />}
      <Row gap="small">
        {duties.length === 0 ? (
          <Chip tone="positive" icon={PositiveIcon}>
            {t('complete')}
          </Chip>
        ) : (
          duties.map((duty) => (
            <Chip key={duty} tone="warning" icon={WarningIcon}>
              {t(`duty.${duty}`)}
            </Chip>
          ))
        )}
      </Row>
      <Row>
        <Button size="compact" writes onClick={onEdit} aria-label={t('editOf', { title: position.title })}>
          {t('edit')}
        </Button>
        {decision === 'accepted' && <ContractButton data={data} id={id} position={position} />}
      </Row>
    </Stack>
  );
}

/** "Take one out": the gap of its topic without this position and with it, all others unchanged. */
function OwnEffect({ data, id, position }: Omit<PositionPartProps, 'onEdit'>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.position' });
  const { name, amount } = useNeedWords(data);
  const date = useHost().clock.today();
  const { topic, personId } = position;
  if (topic === undefined || position.line === undefined) return undefined;
  const others = (one: CartPosition, oneId: string) =>
    oneId !== id && decisionOf(data, one) !== 'declined' && decisionOf(data, one) !== 'later';
  const without = stateWith(data, others, date);
  const with_ = stateWith(data, (one, oneId) => oneId === id || others(one, oneId), date);
  const rows = [...without.gaps.values()].filter(
    (row) => row.topic === topic && (row.personId === undefined || row.personId === personId),
  );
  const items = rows.map((row) => {
    const after = with_.gaps.get(row.key);
    const was = row.need.kind === 'measured' ? amount(row.need, row.need.gap) : t('missing');
    const is =
      after === undefined
        ? t(with_.settled.has(row.key) ? 'closed' : 'unknown')
        : after.need.kind === 'measured'
          ? amount(after.need, after.need.gap)
          : t('missing');
    return {
      key: row.key,
      label: t('gapOf', { topic: name(row) }),
      value: was === is ? t('unchanged', { was }) : t('fromTo', { was, is }),
    };
  });
  if (items.length === 0) return <Caption>{t('noGap')}</Caption>;
  return (
    <OfNeed topic={topic}>
      <DataList items={items} />
    </OfNeed>
  );
}
