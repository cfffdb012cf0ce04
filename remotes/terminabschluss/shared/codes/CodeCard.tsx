import type { Referral } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { QrCode } from '@vp-digital/core/libs/qr';
import { WithdrawButton } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import {
  Alert,
  Button,
  Card,
  DataList,
  Dialog,
  type Hint,
  HintList,
  PrintIcon,
  Row,
  Stack,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './Codes.module.css';

export interface CodeCardProps {
  code: Referral;
  title: string;
  /** What the printed card says. */
  cardText: string;
  /** Further ways that it can go, from the customer's own device. */
  ways?: readonly Hint[];
  onRevoke(): void;
}

/** A code to be passed on: by camera, as a bare link, or as a card on paper. */
export function CodeCard({ code, title, cardText, ways = [], onRevoke }: CodeCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'codes' });
  const { day } = useFormat();
  const [copied, setCopied] = useState<'done' | 'failed'>();
  const [isPrinting, setPrinting] = useState(false);
  const { url } = code;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  const until = t('until', { day: day(code.expiresAt) });
  return (
    <Card title={title} caption={t('rule')}>
      <Stack gap="medium">
        <div className={classes['ways']}>
          <QrCode text={url} label={t('qr')} className={classes['qr']} />
          <div className={classes['words']}>
            <DataList
              items={[
                { key: 'link', label: t('link'), value: <span className={classes['address']}>{url}</span> },
                { key: 'until', label: t('valid'), value: day(code.expiresAt) },
                { key: 'opened', label: t('opened'), value: t('openedTimes', { count: code.opened }) },
              ]}
            />
          </div>
        </div>
        <h3 className={classes['part']}>{t('ways.title')}</h3>
        <HintList
          hints={[
            ...ways,
            {
              key: 'card',
              title: t('ways.card'),
              text: t('ways.cardText'),
              action: (
                <Button icon={PrintIcon} onClick={() => setPrinting(true)}>
                  {t('card')}
                </Button>
              ),
            },
            {
              key: 'link',
              title: t('ways.link'),
              text: t('ways.linkText'),
              action: <Button onClick={() => void copy()}>{t('copy')}</Button>,
            },
          ]}
        />
        {copied === 'done' && <Alert tone="positive" title={t('copied')} announce />}
        {copied === 'failed' && <Alert tone="warning" title={t('notCopied')} announce />}
        <Row>
          <WithdrawButton writes kind="quiet" onWithdraw={onRevoke}>
            {t('revoke')}
          </WithdrawButton>
        </Row>
      </Stack>
      {isPrinting && (
        <Dialog
          kind="cover"
          title={title}
          opened
          onClose={() => setPrinting(false)}
          actions={
            <>
              <Button size="large" onClick={() => setPrinting(false)}>
                {t('close')}
              </Button>
              <Button kind="primary" size="large" icon={PrintIcon} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </>
          }
        >
          <div className={classes['sheet']}>
            {['first', 'second'].map((place) => (
              <div key={place} className={classes['paper']}>
                <p className={classes['lead']}>{cardText}</p>
                <QrCode text={url} label={t('qr')} className={classes['qr']} />
                <p className={classes['address']}>{url}</p>
                <p>{until}</p>
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </Card>
  );
}
