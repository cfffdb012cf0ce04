import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { BenefitKey } from '../benefits/benefitKeys';
import classes from './BelowList.module.css';

/** As many as cards side by side have room for. */
const atFirst = 3;

/** What lies below the statutory level: how many, the first of them, and all at a press. */
export function BelowList({ below }: { below: readonly BenefitKey[] }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'fit' });
  const { t: name } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const [isOpen, setOpen] = useState(false);
  if (below.length === 0) return <span>{t('noneBelow')}</span>;
  const isLong = below.length > atFirst + 1;
  const title = t('below', { count: below.length });
  return (
    <div>
      <span>{title}</span>
      <ul className={classes['list']} aria-label={title}>
        {(isLong && !isOpen ? below.slice(0, atFirst) : below).map((key) => (
          <li key={key}>{name(key)}</li>
        ))}
      </ul>
      {isLong && (
        <Row>
          <Button kind="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('belowLess') : t('belowAll', { count: below.length })}
          </Button>
        </Row>
      )}
    </div>
  );
}
