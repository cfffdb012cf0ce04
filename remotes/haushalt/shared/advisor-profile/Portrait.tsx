import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Caption, PhotoIcon, Row, Stack } from '@vp-digital/core/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { portraitOf } from './portraitOf';
import { PortraitPicture } from './PortraitPicture';

export interface PortraitProps {
  /** JPEG in Base64. */
  portrait: string | undefined;
  onChange(portrait: string | undefined): void;
}

/** The advisor's picture: from a file or a camera, cut to a portrait before it is sent. */
export function Portrait({ portrait, onChange }: PortraitProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor.profile' });
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same picture may be chosen again
    if (!file) return;
    const cut = await portraitOf(file).catch(() => undefined);
    setIsUnreadable(cut === undefined);
    if (cut !== undefined) onChange(cut);
  };
  return (
    <Stack gap="small">
      <Row>
        {portrait !== undefined && <PortraitPicture portrait={portrait} alt={t('portraitOfYou')} />}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('choosePortrait')}
          onChange={(event) => void choose(event)}
        />
        <Button icon={PhotoIcon} onClick={() => input.current?.click()}>
          {portrait === undefined ? t('choosePortrait') : t('otherPortrait')}
        </Button>
        {portrait !== undefined && (
          <Button kind="quiet" onClick={() => onChange(undefined)}>
            {t('removePortrait')}
          </Button>
        )}
      </Row>
      <Caption>{t('portraitHint')}</Caption>
      {isUnreadable && <Alert tone="warning" announce title={t('portraitUnreadable')} />}
    </Stack>
  );
}
