import type { CartPosition } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Button, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface DiscardFieldsProps {
  id: string;
  position: CartPosition;
  onDone(): void;
}

/** Takes a position out of the cart: it is kept as discarded, with its reason. */
export function DiscardFields({ id, position, onDone }: DiscardFieldsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.discard' });
  const { clock } = useHost();
  const list = useEntries('cartPositions');
  const [reason, setReason] = useState<string>();
  const [asked, setAsked] = useState(false);
  const discard = () => {
    setAsked(true);
    if (reason === undefined) return;
    list.change(id, { discardedOn: clock.today(), discardReason: reason }, position.title);
    onDone();
  };
  return (
    <Stack gap="small">
      <h3>{t('title')}</h3>
      <TextField
        label={t('reason')}
        maxLength={400}
        value={reason}
        onChange={setReason}
        error={asked && reason === undefined ? t('reasonMissing') : undefined}
      />
      <Button writes onClick={discard}>
        {t('discard')}
      </Button>
    </Stack>
  );
}
