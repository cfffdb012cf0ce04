import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { ActionDialog, Alert, Button, Row } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useDictation } from './useDictation';

/** As devices name the languages that they understand. */
const languages = { de: 'de-DE', en: 'en-US' } as const;

/** Whether somebody at this page has read what dictating means; asked again after a reload. */
let isRead = false;

/** Speaks a text in place of typing it, where this browser understands speech on this device; nothing otherwise. */
export function Dictate({ onText }: { onText(text: string): void }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap.dictate' });
  const { language } = useFormat();
  const { state, problem, start, stop } = useDictation(languages[language], onText);
  const [asking, setAsking] = useState(false);
  if (state === 'none') return undefined;
  const isListening = state === 'listening';
  const press = () => {
    if (isListening) stop();
    else if (isRead) void start();
    else setAsking(true);
  };
  return (
    <>
      <Row gap="small">
        <Button size="compact" loading={state === 'loading'} onClick={press}>
          {t(isListening ? 'stop' : 'start')}
        </Button>
        <span role="status">
          {isListening && t('listening')}
          {state === 'loading' && t('loading')}
        </span>
      </Row>
      {problem && <Alert tone="warning" title={t(problem)} announce />}
      <ActionDialog
        title={t('notice.title')}
        opened={asking}
        action={t('notice.action')}
        onClose={() => setAsking(false)}
        onAction={() => {
          isRead = true;
          setAsking(false);
          void start();
        }}
      >
        <p>{t('notice.device')}</p>
        <p>{t('notice.people')}</p>
        {state === 'toLoad' && <p>{t('notice.load')}</p>}
      </ActionDialog>
    </>
  );
}
