import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { ArchiveProblemAlert } from '../../shared/delivery/ArchiveProblemAlert';
import { useArchivedFile } from '../../shared/delivery/useArchivedFile';
import classes from './ArchivedFileView.module.css';

export interface ArchivedFileViewProps {
  place: ReportKey;
  /** Today's pages would be others; where it is not known, the page says why. */
  isOther?: boolean | undefined;
}

/** The kept file itself, where its pages cannot be drawn any more as they were. */
export function ArchivedFileView({ place, isOther }: ArchivedFileViewProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.kept' });
  const { problem, read } = useArchivedFile(place);
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
      {problem && <ArchiveProblemAlert problem={problem} />}
      {address === undefined ? (
        <Button onClick={() => void show()}>{t('show')}</Button>
      ) : (
        <iframe className={classes['frame']} title={t('file')} src={address} />
      )}
    </>
  );
}
