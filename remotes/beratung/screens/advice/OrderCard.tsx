import { OfField } from '@vp-digital/core/figures';
import { NeedTable, type NeedTableProps } from '@vp-digital/core/forms';
import {
  type AdviceDecision,
  decisionOf,
  type OpenNeed,
  positionsOf,
  type TopicState,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Chip, type ChipProps, Row, Stack } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import type { AdviceData } from './documents';

export interface OrderCardProps extends Omit<NeedTableProps, 'rows' | 'judged' | 'data'> {
  data: AdviceData;
  rows: readonly OpenNeed[];
  stateOf(row: { key: string }): TopicState;
  /** How many topics are covered. */
  settled: number;
}

const tones: Record<TopicState, NonNullable<ChipProps['tone']>> = {
  open: 'warning',
  discussed: 'accent',
  solved: 'positive',
  declined: 'neutral',
};

/** "Ihre Reihenfolge": each topic with its gap, how far its talk is, and what is proposed for it. */
export function OrderCard({ data, rows, stateOf, settled, ...table }: OrderCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.order' });
  const { t: code } = useTranslation('household/cartPositions');
  const { date } = useFormat();
  const { cost } = usePositionWords();
  const isAgreed = rows.some(({ decided }) => decided?.decision.rank !== undefined);
  const said = (decision: AdviceDecision | undefined) =>
    decision === undefined ? t('undecided') : code(`decision.${decision}`);
  return (
    <Card title={t('title')} caption={t(isAgreed ? 'agreed' : 'computed')}>
      <Stack>
        <NeedTable
          {...table}
          data={data}
          rows={rows}
          judged={(row) => {
            const state = stateOf(row);
            const { reason, followUpOn } = row.decided?.decision ?? {};
            return (
              <>
                <Row>
                  <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
                </Row>
                {positionsOf(data, row).map(([id, position]) => (
                  <Caption key={id}>
                    <OfField field="cartPositions.premium">
                      {t('proposed', {
                        title: position.title,
                        cost: cost(position),
                        decision: said(decisionOf(data, position)),
                      })}
                    </OfField>
                  </Caption>
                ))}
                {reason !== undefined && <Caption>{t('reason', { reason })}</Caption>}
                {followUpOn !== undefined && <Caption>{t('again', { date: date(followUpOn) })}</Caption>}
              </>
            );
          }}
        />
        {settled > 0 && <Caption>{t('settled', { count: settled })}</Caption>}
      </Stack>
    </Card>
  );
}
