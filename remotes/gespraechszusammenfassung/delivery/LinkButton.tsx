import { newLinkCode, type ReportLink, readableLinkCode } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, DataList, Dialog, SignInIcon } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useLinkReportMutation } from '../api';
import classes from './LinkButton.module.css';

export interface LinkButtonProps {
  place: ReportKey;
  busy: boolean;
}

/** Makes a link to the kept file that a code opens, and shows both once. */
export function LinkButton({ place, busy }: LinkButtonProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'link' });
  const [create, { isLoading, isError }] = useLinkReportMutation();
  const [made, setMade] = useState<{ link: ReportLink; code: string }>();
  const link = async () => {
    const code = newLinkCode();
    const { data } = await create({ ...place, link: { code } });
    const [newest] = data?.links ?? [];
    if (newest) setMade({ link: newest, code });
  };
  return (
    <>
      <Button writes icon={SignInIcon} disabled={busy || isLoading} onClick={() => void link()}>
        {t('button')}
      </Button>
      {isError && <Alert tone="negative" title={t('failed')} announce />}
      {made && <LinkDialog {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}

interface LinkDialogProps {
  link: ReportLink;
  code: string;
  onClose(): void;
}

function LinkDialog({ link: { url, expiresAt }, code, onClose }: LinkDialogProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'link' });
  const { dateTime } = useFormat();
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
      <p>{t('text')}</p>
      <DataList
        items={[
          { key: 'link', label: t('link'), value: <span className={classes['address']}>{url}</span> },
          { key: 'code', label: t('code'), value: readableLinkCode(code) },
          { key: 'until', label: t('until'), value: dateTime(expiresAt) },
        ]}
      />
    </Dialog>
  );
}
