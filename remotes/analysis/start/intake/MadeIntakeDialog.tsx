import { type Intake, readableLinkCode } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, DataList, Dialog, Stack } from '@vp-digital/core/ui';
import { Fragment } from 'react';

export interface MadeIntakeDialogProps {
  intake: Intake;
  code: string;
  onClose(): void;
}

/** Where the household goes, and the code that nobody can look up again. */
export function MadeIntakeDialog({ intake, code, onClose }: MadeIntakeDialogProps) {
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
        <DataList
          items={[
            { key: 'url', label: t('url'), value: <Address url={intake.url} /> },
            { key: 'code', label: t('code'), value: readableLinkCode(code) },
            { key: 'until', label: t('until'), value: day(intake.expiresAt) },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

/** May break after each part, and is copied as it is. */
const Address = ({ url }: { url: string }) =>
  url.split(/(?<=[/-])/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
