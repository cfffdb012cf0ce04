import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, TextField, useReadOnly } from '@vp-digital/core/ui';
import classes from './PinCard.module.css';
import type { HandOver } from './useHandOver';

/** A PIN by which the device comes back, for who does not want to sign in again. */
export function PinCard({ pin, setPin, problem }: HandOver) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating.pin' });
  if (useReadOnly() !== undefined) return undefined; // nothing is handed over then
  return (
    <Card title={t('title')} kind="advisor">
      <div className={classes['pin']}>
        <TextField
          label={t('label')}
          hint={t('hint')}
          type="password"
          inputMode="numeric"
          value={pin || undefined}
          onChange={(typed) => setPin(typed ?? '')}
          error={problem === 'pin' ? t('digits') : undefined}
        />
      </div>
    </Card>
  );
}
