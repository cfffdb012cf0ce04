import type { ProductStage } from '@vp-digital/core/contracts';
import { OfNeed } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  colours,
  ErrorIcon,
  type Icon,
  LaterIcon,
  PartialIcon,
  PositiveIcon,
  UnknownIcon,
  usePatternFill,
} from '@vp-digital/core/ui';
import { type ReactNode, useId } from 'react';
import classes from './Pyramid.module.css';
import type { BlockState, PyramidBlock } from './pyramidBlocks';
import { useBlockText } from './useBlockText';

const icons: Readonly<Record<BlockState, Icon>> = {
  present: PositiveIcon,
  partial: PartialIcon,
  gap: ErrorIcon,
  later: LaterIcon,
  unknown: UnknownIcon,
  notRelevant: LaterIcon,
};

export interface StageProps {
  stage: ProductStage;
  blocks: readonly PyramidBlock[];
  /** What a block is called: a link where it leads to its products. */
  nameOf(block: PyramidBlock): ReactNode;
  /** Below the blocks. */
  children?: ReactNode;
}

/** A stage of the pyramid with its blocks: each with its state as a symbol and a word, and what is missing. */
export function Stage({ stage, blocks, nameOf, children }: StageProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productPyramid' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const textOf = useBlockText();
  const titleId = useId();
  const relevant = blocks.filter(({ state }) => state !== 'notRelevant');
  const count = relevant.filter(({ state }) => state === 'present').length;
  return (
    <section className={classes['stage']} data-stage={stage} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <h2 id={titleId}>{word(`stage.${stage}`)}</h2>
        <span className={classes['done']}>{t('done', { count, all: relevant.length })}</span>
      </div>
      <div className={classes['blocks']}>
        {blocks.map((block) => {
          const StateIcon = icons[block.state];
          return (
            <div key={block.key} className={classes['block']} data-state={block.state}>
              <h3 className={classes['name']}>{nameOf(block)}</h3>
              <span className={classes['state']}>
                <StateIcon size={16} stroke={2} aria-hidden />
                {t(`state.${block.state}`)}
              </span>
              <Said block={block} text={textOf(block)} />
              {block.state === 'gap' && <FootBar share={0} />}
              {block.state === 'partial' && block.share !== undefined && <FootBar share={block.share} />}
            </div>
          );
        })}
      </div>
      {children}
    </section>
  );
}

function Said({ block: { missing }, text }: { block: PyramidBlock; text: string }) {
  if (text === '') return undefined;
  return <p>{missing ? <OfNeed topic={missing.topic}>{text}</OfNeed> : text}</p>;
}

/** At the foot of a block: what is there, and striped what is missing. Decoration: the amount is written above it. */
function FootBar({ share }: { share: number }) {
  const { gap } = usePatternFill();
  const there = `${Math.round(share * 1_000) / 10}%`;
  return (
    <svg className={classes['foot']} width="100%" height="14" aria-hidden focusable="false">
      <rect width="100%" height="14" fill={gap} />
      <rect width={there} height="14" fill={colours['role-actual']} />
    </svg>
  );
}
