import type { ReportDelivery, ReportLink } from '@vp-digital/core/contracts';
import { LinkAndCode } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, Caption, Dialog, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useDeliverReportMutation } from '../../api';

export interface LinkDialogProps {
  link: ReportLink;
  code: string;
  place: ReportKey;
  onClose(): void;
}

type Channel = ReportDelivery['channel'];

/** A link that was just made and its code, with the ways on which it can go to the household: which one it took is noted. */
export default function LinkDialog({ link: { url, expiresAt }, code, place, onClose }: LinkDialogProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'link' });
  const { t: release } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release' });
  const { dateTime } = useFormat();
  const [deliver, { isError: isNotRecorded }] = useDeliverReportMutation();
  const [recorded, setRecorded] = useState<readonly Channel[]>([]);
  const until = dateTime(expiresAt);
  const note = async (channel: Channel) => {
    const { data } = await deliver({ ...place, delivery: { channel } });
    if (data) setRecorded((before) => [...before.filter((one) => one !== channel), channel]);
  };
  // to nobody yet, and without the code: that takes another way
  const draft = `mailto:?${new URLSearchParams({
    subject: t('mail.subject'),
    body: t('mail.body', { url, until }),
  })
    .toString()
    .replaceAll('+', '%20')}`;
  return (
    <Dialog
      title={t('title')}
      opened
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="medium">
        <p>{t('text')}</p>
        <LinkAndCode
          url={url}
          code={code}
          until={until}
          words={{
            link: t('link'),
            code: t('code'),
            until: t('until'),
            qr: t('qr'),
            copy: t('copy'),
            copied: t('copied'),
            notCopied: t('notCopied'),
          }}
          onCopied={() => void note('copy')}
        >
          <Button href={draft} external onClick={() => void note('mail')}>
            {t('mail.button')}
          </Button>
          <Button disabled={recorded.includes('screen')} onClick={() => void note('screen')}>
            {t('scanned')}
          </Button>
        </LinkAndCode>
        {isNotRecorded && <Alert tone="warning" title={t('notNoted')} announce />}
        {recorded.length > 0 && (
          <p role="status">
            {t('noted', { ways: recorded.map((used) => release(`channel.${used}`)).join(', ') })}
          </p>
        )}
        <Caption>{t('behind')}</Caption>
      </Stack>
    </Dialog>
  );
}
