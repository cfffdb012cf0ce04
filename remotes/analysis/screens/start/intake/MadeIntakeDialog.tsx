import type { Intake } from '@vp-digital/core/contracts';
import { LinkAndCode } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Dialog, Stack } from '@vp-digital/core/ui';

export interface MadeIntakeDialogProps {
  intake: Intake;
  code: string;
  onClose(): void;
}

/** Where the household goes, and the code that nobody can look up again. */
export function MadeIntakeDialog({ intake: { url, expiresAt }, code, onClose }: MadeIntakeDialogProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.made' });
  const { day } = useFormat();
  return (
    <Dialog
      title={t('title')}
      opened
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack gap="medium">
        <span>{t('text')}</span>
        <LinkAndCode
          url={url}
          code={code}
          until={day(expiresAt)}
          words={{
            link: t('url'),
            code: t('code'),
            until: t('until'),
            qr: t('qr'),
            copy: t('copy'),
            copied: t('copied'),
            notCopied: t('notCopied'),
          }}
        />
      </Stack>
    </Dialog>
  );
}
