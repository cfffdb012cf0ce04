import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import {
  shownMeasure,
  type ShownNeed,
  type SectionData,
  type SettledNeed,
  shortNameOf,
  type NeedData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Chip, RowButton } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './NeedName.module.css';

export interface NeedNameProps {
  row: ShownNeed;
  data: NeedData;
  opened: boolean;
  sheetId: string;
  onOpen(key: string): void;
  /** What is judged of it. */
  judged?: ReactNode;
}

/** Rank and name of a topic, its level, what its amounts are of, and, where the columns have no room, what is there of what is needed. */
export function NeedName({ row, data, opened, sheetId, onOpen, judged }: NeedNameProps) {
  const { t } = useTranslation('household/needTable');
  const { euros } = useFormat();
  const { name, doubts } = useNeedWords(data);
  const doubtful = doubts(row.doubts);
  const { need, rank, computedTarget, decided } = row;
  const decision = decided?.decision.decision;
  const detail = useNeedDetail(row, data);
  const { t: code } = useTranslation('household/needDecisions');
  const { t: word } = useTranslation('household/judgedNeeds');
  const { t: certaintyText } = useTranslation('household/certainty');
  const assumed = need.kind === 'measured' && need.assumed ? certaintyText('assumed.need') : undefined;
  return (
    <div className={classes['place']}>
      <span className={classes['rank']}>{rank}</span>
      <span className={classes['words']}>
        <RowButton
          aria-expanded={opened}
          aria-controls={opened ? sheetId : undefined}
          onClick={() => onOpen(row.key)}
        >
          {name(row)}
        </RowButton>
        <Caption>{[code(`level.${row.level}`), detail, assumed].filter(Boolean).join(' · ')}</Caption>
        {judged}
        {doubtful !== undefined && <Caption>{`${word('checkFirst')}: ${doubtful}`}</Caption>}
        {computedTarget !== undefined && <Chip tone="accent">{t('ownTarget')}</Chip>}
        <span className={classes['narrow']}>
          <OfNeed topic={row.topic}>
            {need.kind === 'measured'
              ? t('actualOfTarget', {
                  actual: euros(shownMeasure(need).actual),
                  target: euros(shownMeasure(need).target),
                })
              : t(`state.${need.state}`)}
          </OfNeed>
          {decision && ` · ${code(`decision.${decision}`)}`}
        </span>
      </span>
    </div>
  );
}

/** What the amounts of a topic are of, or who has what is there; nothing of what is simply there or not. */
function useNeedDetail(
  { topic, need }: Pick<SettledNeed, 'topic' | 'need'>,
  { persons }: Pick<SectionData, 'persons'>,
): string | undefined {
  const { t } = useTranslation('household/needTable', { keyPrefix: 'detail' });
  const { list } = useFormat();
  if (need.kind === 'measured' && need.fromAge !== undefined) return t('workLater', { age: need.fromAge });
  if (need.kind === 'measured') return t(topic as 'work' | 'death' | 'oldAge' | 'reserve'); // these are measured
  const names = need.personIds.flatMap((id) => shortNameOf({ persons }, id) ?? []);
  if (need.state === 'partial' && names.length > 0) return t('only', { names: list(names) });
  if (need.state !== 'partial') return undefined;
  return topic === 'care' ? t('carePartial') : t('buildingPartial');
}
