import type { Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { TextLink } from '@vp-digital/core/ui';
import { KeptProblemAlert } from '../../shared/delivery/KeptProblemAlert';
import { KeptFileView, type KeptFileViewProps } from './KeptFileView';

/** The kept file of a released report; of one released before files were kept the way to a new one. */
export function KeptFile({ report: { release }, place, isOther }: { report: Report } & KeptFileViewProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.kept' });
  if (release?.isKept !== false) return <KeptFileView place={place} isOther={isOther} />;
  const { householdId, snapshotId } = place;
  return (
    <>
      <KeptProblemAlert problem="never" />
      <TextLink href={routes.snapshotReports.href({ householdId, snapshotId })}>{t('toReports')}</TextLink>
    </>
  );
}
