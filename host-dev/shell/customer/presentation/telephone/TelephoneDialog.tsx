import { readableLinkCode } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { QrCode } from '@vp-digital/core/libs/qr';
import { Alert, Button, Caption, DataList, Dialog, Stack } from '@vp-digital/core/ui';
import { Fragment } from 'react';
import classes from '../presentation.module.css';
import type { Partner } from './useTelephones';
import { useNewCode } from './useNewCode';
import type { HouseholdTelephones } from './useTelephones';

export interface TelephoneDialogProps {
  partner: Partner;
  household: HouseholdTelephones;
  onClose(): void;
}

/** How a partner's telephone comes in: by its camera, or by an address and a code that are typed; two minutes each. */
export default function TelephoneDialog({ partner, household, onClose }: TelephoneDialogProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephone.dialog' });
  const { code, secondsLeft, renew } = useNewCode(partner, household);
  const { telephone } = partner;
  const isGood = telephone?.state === 'waiting' && code !== undefined && secondsLeft > 0;
  return (
    <Dialog
      title={t('title', { name: partner.firstName })}
      opened
      onClose={onClose}
      actions={
        <>
          <Button onClick={renew}>{t('renew')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {household.isAway && <Alert tone="negative" title={t('failed')} announce />}
        {telephone?.state === 'connected' && <Alert tone="positive" title={t('connected')} announce />}
        {telephone?.state === 'away' && <Alert tone="warning" title={t('away')} announce />}
        {telephone?.state === 'locked' && <Alert tone="warning" title={t('locked')} announce />}
        {telephone && code !== undefined && telephone.state === 'waiting' && !isGood && (
          <Alert tone="warning" title={t('expired')} announce />
        )}
        {isGood && (
          <>
            <span>{t('text')}</span>
            <div className={classes['ways']}>
              <QrCode text={`${telephone.url}#${code}`} label={t('qr')} className={classes['qr']} />
              <div className={classes['words']}>
                <DataList
                  items={[
                    { key: 'url', label: t('url'), value: <Address url={telephone.url} /> },
                    {
                      key: 'code',
                      label: t('code'),
                      value: <span className={classes['code']}>{readableLinkCode(code)}</span>,
                    },
                    {
                      key: 'left',
                      label: t('left'),
                      value: <span role="timer">{clockOf(secondsLeft)}</span>,
                    },
                  ]}
                />
              </div>
            </div>
            <Caption>{t('once')}</Caption>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Without what every address begins with; may break after each part. */
const Address = ({ url }: { url: string }) => (
  <span className={classes['address']}>
    {url
      .replace(/^https?:\/\//, '')
      .split(/(?<=\/)/)
      .map((part, at) => (
        <Fragment key={at}>
          {part}
          <wbr />
        </Fragment>
      ))}
  </span>
);
