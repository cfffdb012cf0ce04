import { useTranslation } from '@vp-digital/core/libs/i18n';
import classes from './Checksum.module.css';

export interface ChecksumProps {
  sha256: string;
  /** The first twelve digits only; the whole is on the snapshot's own page. */
  short?: boolean;
}

/** The checksum that proves that a snapshot is what was frozen. */
export function Checksum({ sha256, short = false }: ChecksumProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshots' });
  return (
    <span className={classes['checksum']}>
      {t('checksum')} <code>{short ? `${sha256.slice(0, 12)} …` : sha256}</code>
    </span>
  );
}
