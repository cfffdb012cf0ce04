import type { ProductStage } from '@vp-digital/core/contracts';
import { OfNeed } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type ReactNode, useId } from 'react';
import classes from './Pyramid.module.css';
import type { PyramidBlock } from './pyramidBlocks';
import { useBlockText } from './useBlockText';

export interface StageProps {
  stage: ProductStage;
  blocks: readonly PyramidBlock[];
  /** What a block is called: a link where it leads to its products. */
  nameOf(block: PyramidBlock): ReactNode;
  /** Below the blocks. */
  children?: ReactNode;
}

/** A stage of the pyramid with its blocks: each with its state in a word and a colour, and what is missing. */
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
        {blocks.map((block) => (
          <div key={block.key} className={classes['block']} data-state={block.state}>
            <h3 className={classes['name']}>{nameOf(block)}</h3>
            <span>{t(`state.${block.state}`)}</span>
            <Said block={block} text={textOf(block)} />
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

function Said({ block: { missing }, text }: { block: PyramidBlock; text: string }) {
  if (text === '') return undefined;
  return <p>{missing ? <OfNeed topic={missing.topic}>{text}</OfNeed> : text}</p>;
}
