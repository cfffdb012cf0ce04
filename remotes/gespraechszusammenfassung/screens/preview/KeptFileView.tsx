import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { KeptProblemAlert } from '../../shared/delivery/KeptProblemAlert';
import { useKeptFile } from '../../shared/delivery/useKeptFile';
import classes from './KeptFileView.module.css';

export interface KeptFileViewProps {
  place: ReportKey;
  /** Today's pages would be others; where it is not known, the page says why. */
  isOther?: boolean | undefined;
}

/** The kept file itself, where its pages cannot be drawn any more as they were. */
export function KeptFileView({ place, isOther }: KeptFileViewProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.kept' });
  const { problem, read } = useKeptFile(place);
  const [address, setAddress] = useState<string>();
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  const show = () =>
    read((bytes) => setAddress(URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))));
  return (
    <>
      {isOther && (
        <Alert tone="info" title={t('other.title')}>
          {t('other.text')}
        </Alert>
      )}
      {problem && <KeptProblemAlert problem={problem} />}
      {address === undefined ? (
        <Button onClick={() => void show()}>{t('show')}</Button>
      ) : (
        <iframe className={classes['frame']} title={t('file')} src={address} />
      )}
    </>
  );
}
