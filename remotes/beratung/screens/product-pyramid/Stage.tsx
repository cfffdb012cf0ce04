import type { ProductStage } from '@vp-digital/core/contracts';
import { OfNeed } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Card, Chip, Columns, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { blockFields, type PyramidBlock } from './pyramidBlocks';
import classes from './Stage.module.css';
import { useBlockText } from './useBlockText';

const tones = {
  present: 'positive',
  partial: 'warning',
  gap: 'negative',
  unknown: 'info',
  notRelevant: 'neutral',
  later: 'neutral',
} as const;

interface StageProps {
  stage: ProductStage;
  blocks: readonly PyramidBlock[];
  /** Below the blocks. */
  children?: ReactNode;
}

/** A stage of the pyramid: the higher, the narrower. A block leads to its products. */
export function Stage({ stage, blocks, children }: StageProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productPyramid' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const householdId = useHouseholdId();
  const asked = new URLSearchParams(useLocation().search).get('person');
  const detail = useBlockText();
  const relevant = blocks.filter(({ state }) => state !== 'notRelevant');
  const count = relevant.filter(({ state }) => state === 'present').length;
  const href = (key: PyramidBlock['key']) =>
    `${routes.productList.href({ householdId })}?feld=${blockFields[key]}${asked === null ? '' : `&person=${asked}`}`;
  return (
    <div className={classes['stage']} data-stage={stage}>
      <Card title={word(`stage.${stage}`)} caption={t('done', { count, all: relevant.length })}>
        <Columns count={blocks.length > 2 ? 3 : blocks.length > 1 ? 2 : 1}>
          {blocks.map((block) => (
            <div key={block.key} className={classes['block']} data-state={block.state}>
              <h3>{t(`block.${block.key}`)}</h3>
              <Chip tone={tones[block.state]}>{t(`state.${block.state}`)}</Chip>
              <p>
                {block.missing ? <OfNeed topic={block.missing.topic}>{detail(block)}</OfNeed> : detail(block)}
              </p>
              <TextLink href={href(block.key)}>{t('toList', { block: t(`block.${block.key}`) })}</TextLink>
            </div>
          ))}
        </Columns>
        {children}
      </Card>
    </div>
  );
}
