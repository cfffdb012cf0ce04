import type { Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { TextLink } from '@vp-digital/core/ui';
import { ArchiveProblemAlert } from '../../shared/delivery/ArchiveProblemAlert';
import { ArchivedFileView, type ArchivedFileViewProps } from './ArchivedFileView';

/** The kept file of a released report; of one released before files were kept the way to a new one. */
export function ArchivedFile({
  report: { release },
  place,
  isOther,
}: { report: Report } & ArchivedFileViewProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.kept' });
  if (release?.isKept !== false) return <ArchivedFileView place={place} isOther={isOther} />;
  const { householdId, snapshotId } = place;
  return (
    <>
      <ArchiveProblemAlert problem="never" />
      <TextLink href={routes.snapshotReports.href({ householdId, snapshotId })}>{t('toReports')}</TextLink>
    </>
  );
}
