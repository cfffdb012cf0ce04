import type { Report, ReportKind } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportKey, ServiceError } from '@vp-digital/core/services';
import { Alert, Button, ActionDialog, LockedIcon } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useReleaseReportMutation } from '../../api';
import { base64 } from '../attachments/base64';
import type { ReportFile } from './useReportFile';

export interface ReleaseButtonProps {
  place: ReportKey;
  kind: ReportKind;
  make: ReportFile['make'];
  busy: boolean;
  language: 'de' | 'en';
  /** The composition that the file is made from; undefined if it has none. */
  compositionVersion: number | undefined;
  /** What goes along with it. */
  attachments: Report['attachments'];
}

/**
 * Fixes the file as it is, after a confirmation; it is kept from then on: a released report is never changed, only
 * replaced.
 */
export function ReleaseButton({
  place,
  kind,
  make,
  busy,
  language,
  compositionVersion,
  attachments = [],
}: ReleaseButtonProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release' });
  const [asking, setAsking] = useState(false);
  const [release, { isLoading, error }] = useReleaseReportMutation();
  const close = () => setAsking(false);
  const confirm = () => {
    close();
    void make(async ({ bytes, pageCount: pages }) => {
      await release({
        ...place,
        release: {
          pdf: base64(bytes),
          pages,
          language,
          ...(kind !== 'conversationSummary' && { kind }),
          ...(compositionVersion !== undefined && { compositionVersion }),
          ...(attachments.length > 0 && {
            attachments: attachments.map(({ attachmentId }) => attachmentId),
          }),
        },
      });
    });
  };
  const refused = error && refusalOf(error as ServiceError); // our base query's error type
  return (
    <>
      <Button
        writes
        kind="primary"
        icon={LockedIcon}
        disabled={busy || isLoading}
        onClick={() => setAsking(true)}
      >
        {t('button')}
      </Button>
      {refused && <Alert tone="negative" title={t(refused)} announce />}
      <ActionDialog
        title={t(`question.${kind}`)}
        opened={asking}
        action={t('confirm')}
        onClose={close}
        onAction={confirm}
      >
        <p>{t('text')}</p>
      </ActionDialog>
    </>
  );
}

/**
 * The next step differs: ask the advisor, look at the version somebody else released, contact the operator, try again.
 */
function refusalOf(error: ServiceError): 'notAllowed' | 'already' | 'notTaken' | 'incomplete' | 'failed' {
  if (error.kind === 'forbidden') return 'notAllowed';
  if (error.kind === 'invalid')
    return error.problem.issues?.some(({ code }) => code.startsWith('duty_')) ? 'incomplete' : 'notTaken';
  if (error.kind !== 'failed') return 'failed';
  if (error.status === 409) return 'already';
  return error.status === 413 ? 'notTaken' : 'failed';
}
