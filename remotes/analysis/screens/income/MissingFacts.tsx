import { useLinkToFact } from '@vp-digital/core/figures';
import type { NetEstimate } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TextLink } from '@vp-digital/core/ui';
import { Fragment } from 'react';
import classes from './NetField.module.css';

export interface MissingFactsProps {
  facts: Extract<NetEstimate, { kind: 'missing' }>['facts'];
  /** Whose income it is. */
  personId: string;
}

/** What an estimate waits for, each fact as the way to its field; what is typed on this very page has none. */
export function MissingFacts({ facts, personId }: MissingFactsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const linkTo = useLinkToFact();
  return (
    <p className={classes['missing']}>
      {t('net.missing')}{' '}
      {facts.map((fact, index) => {
        const href = linkTo({ fact, personId });
        const word = t(`fact.${fact}`);
        return (
          <Fragment key={fact}>
            {index > 0 && ', '}
            {href === undefined ? word : <TextLink href={href}>{word}</TextLink>}
          </Fragment>
        );
      })}
      .
    </p>
  );
}
