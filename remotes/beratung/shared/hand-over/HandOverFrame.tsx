import type { HandOverAnswer, HandOverStart } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Stack } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { connect } from './connect';
import classes from './HandOverFrame.module.css';

interface HandOverFrameProps {
  title: string;
  address: string;
  start: HandOverStart;
  onLate(): void;
  onAnswer(answer: HandOverAnswer): void;
}

/**
 * The application in its frame: scripts and forms of its own origin, no way to move the page around it. Until it answers the
 * shell and the other areas know that an offer (`checkout`), or else a need, is being handed over.
 */
export function HandOverFrame({ title, address, start, ...heard }: HandOverFrameProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'handOver' });
  const { shell } = useHost();
  const isOffer = start.segment === 'checkout';
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const begin = useEffectEvent(() =>
    connect({
      frame: () => frame.current?.contentWindow ?? null,
      address,
      start,
      onOpen: () => setIsOpen(true),
      onLate: heard.onLate,
      onAnswer: heard.onAnswer,
    }),
  );
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isOpen) return undefined;
    const message = isOffer ? 'updateAppCheckoutLoading' : 'updateWidgetCheckoutLoading';
    shell.send(message, { loading: true });
    return () => shell.send(message, { loading: false });
  }, [shell, isOffer, isOpen]);
  return (
    <Stack>
      {!isOpen && <p role="status">{t('connecting')}</p>}
      <iframe
        ref={frame}
        title={title}
        src={address}
        className={classes['frame']}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </Stack>
  );
}
