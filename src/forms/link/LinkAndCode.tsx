import { readableLinkCode } from '@vp-digital/core/contracts';
import { QrCode } from '@vp-digital/core/libs/qr';
import { Alert, Button, DataList, Row } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';
import classes from './LinkAndCode.module.css';

export interface LinkAndCodeProps {
  url: string;
  code: string;
  /** When it is over, written out. */
  until: string;
  words: Record<'link' | 'code' | 'until' | 'qr' | 'copy' | 'copied' | 'notCopied', string>;
  /** The address lies in the clipboard. */
  onCopied?(): void;
  /** Further ways that it can go. */
  children?: ReactNode;
}

/** A link that was just made and its code, which nobody is shown again: to be copied, or taken from the screen by a camera. */
export function LinkAndCode({ url, code, until, words, onCopied, children }: LinkAndCodeProps) {
  const [copied, setCopied] = useState<'done' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => {
        setCopied('done');
        onCopied?.();
      },
      () => setCopied('failed'),
    );
  return (
    <>
      <div className={classes['ways']}>
        <QrCode text={url} label={words.qr} className={classes['qr']} />
        <div className={classes['words']}>
          <DataList
            items={[
              { key: 'link', label: words.link, value: <span className={classes['address']}>{url}</span> },
              { key: 'code', label: words.code, value: readableLinkCode(code) },
              { key: 'until', label: words.until, value: until },
            ]}
          />
        </div>
      </div>
      <Row>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        {children}
      </Row>
      {copied === 'done' && <Alert tone="positive" title={words.copied} announce />}
      {copied === 'failed' && <Alert tone="warning" title={words.notCopied} announce />}
    </>
  );
}
