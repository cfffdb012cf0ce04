import { NeedSheets, OrderButton, UnknownNeeds, useOpenedTopic } from '@vp-digital/core/forms';
import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import { type NeedComparison, needComparison, topicState, withPositions } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Key, Page } from '@vp-digital/core/ui';
import { handOverSegments } from '@vp-digital/core/reference';
import { useCartMessages } from '../../shared/cart/useCartMessages';
import { HandOverTiles } from '../../shared/hand-over/HandOverTiles';
import { useState } from 'react';
import { CartBar } from './CartBar';
import type { AdviceData } from './documents';
import { Favourites } from './Favourites';
import { OrderCard } from './OrderCard';
import { TopicTiles } from './TopicTiles';
import { WaysCards } from './WaysCards';
import { WithoutAnalysis } from './WithoutAnalysis';

/** Handing in what was decided belongs to the cart. */
const outsideOfTalk = handOverSegments.filter((segment) => segment !== 'checkout');

/** The agreed order with its states, three ways for the topic in turn, the topics, and what lies in the cart. */
export function AdviceView({ data }: { data: AdviceData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice' });
  useCartMessages(data);
  const date = useHost().clock.today();
  const { name, lastAmount } = useNeedWords(data);
  const comparison = needComparison({ household: data, date });
  const after = needComparison({ household: withPositions(data, 'accepted'), date });
  const opened = useOpenedTopic(comparison);
  const [deciding, setDeciding] = useState<string>(); // its cards stay until the sheet is closed
  const states = new Map(comparison.open.map((row) => [row.key, topicState(data, row, after)]));
  const talked = comparison.open.filter(({ key }) => states.get(key) !== 'open');
  const next = comparison.open.find(({ key }) => states.get(key) === 'open');
  const rowOf = (wanted: string | undefined) => comparison.open.find(({ key }) => key === wanted);
  const shown = rowOf(deciding) ?? rowOf(opened.topic?.key) ?? next;
  const isEmpty = comparison.open.length + comparison.settled.length === 0;
  const need = next?.need;
  return (
    <Page
      name={t('name')}
      headline={
        isEmpty ? (
          t('headlineEmpty')
        ) : next ? (
          <OfNeed topic={next.topic}>
            <Trans
              t={t}
              i18nKey={need?.kind === 'measured' ? 'headline' : 'headlinePresence'}
              count={comparison.open.length}
              values={{
                talked: talked.length,
                topic: name(next),
                gap: need?.kind === 'measured' ? lastAmount(need, need.gap) : '',
              }}
              components={{ key: <Key /> }}
            />
          </OfNeed>
        ) : (
          <NothingNext comparison={comparison} />
        )
      }
      actions={
        <>
          <UndoButton />
          <OrderButton opened={opened} comparison={comparison} />
        </>
      }
    >
      <NeedSheets opened={opened} comparison={comparison} data={data} />
      {isEmpty && <WithoutAnalysis />}
      {comparison.open.length > 0 && (
        <OrderCard
          data={data}
          rows={comparison.open}
          stateOf={({ key }) => states.get(key) ?? 'open'}
          opened={opened.topic?.key}
          sheetId={opened.sheetId}
          onOpen={opened.toggleTopic}
          settled={comparison.settled.length}
        />
      )}
      {shown && (
        <WaysCards
          key={shown.key}
          row={shown}
          data={data}
          isDeciding={deciding === shown.key}
          onDecide={(isOpen) => setDeciding(isOpen ? shown.key : undefined)}
        />
      )}
      {!isEmpty && <UnknownNeeds rows={comparison.unknown} data={data} />}
      <TopicTiles data={data} comparison={comparison} />
      <HandOverTiles data={data} segments={outsideOfTalk} />
      <Favourites />
      <CartBar data={data} />
    </Page>
  );
}

/** Every gap was talked about, or there is none in what can be judged. */
function NothingNext({ comparison: { open, unknown } }: { comparison: NeedComparison }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice' });
  if (open.length > 0) return t('headlineTalked');
  return unknown.length > 0 ? t('headlineSoFar', { count: unknown.length }) : t('headlineSettled');
}
