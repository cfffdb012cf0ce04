import { type ReportLink, readableLinkCode } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { QrCode } from '@vp-digital/core/libs/qr';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, Caption, DataList, Dialog, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useDeliverReportMutation } from '../api';
import classes from './LinkDialog.module.css';

export interface LinkDialogProps {
  link: ReportLink;
  code: string;
  place: ReportKey;
  onClose(): void;
}

/** A link that was just made, and its code, which nobody is shown again: to be sent, copied, or taken from the screen by a camera. */
export default function LinkDialog({ link: { url, expiresAt }, code, place, onClose }: LinkDialogProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'link' });
  const { dateTime } = useFormat();
  const [deliver, { isError: notNoted }] = useDeliverReportMutation();
  const [copied, setCopied] = useState<'done' | 'failed'>();
  const until = dateTime(expiresAt);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
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
        <div className={classes['ways']}>
          <QrCode text={url} label={t('qr')} className={classes['qr']} />
          <div className={classes['words']}>
            <DataList
              items={[
                { key: 'link', label: t('link'), value: <span className={classes['address']}>{url}</span> },
                { key: 'code', label: t('code'), value: readableLinkCode(code) },
                { key: 'until', label: t('until'), value: until },
              ]}
            />
          </div>
        </div>
        <Row>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button
            href={draft}
            external
            onClick={() => void deliver({ ...place, delivery: { channel: 'mail' } })}
          >
            {t('mail.button')}
          </Button>
        </Row>
        {notNoted && <Alert tone="warning" title={t('mail.notNoted')} announce />}
        {copied === 'done' && <Alert tone="positive" title={t('copied')} announce />}
        {copied === 'failed' && <Alert tone="warning" title={t('notCopied')} announce />}
        <Caption>{t('behind')}</Caption>
      </Stack>
    </Dialog>
  );
}
