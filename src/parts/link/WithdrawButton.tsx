import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ActionDialog, Button, type ButtonProps } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface WithdrawButtonProps extends Pick<ButtonProps, 'size' | 'kind' | 'writes' | 'children'> {
  /** Which link, where a row of them stands. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  onWithdraw(): void;
}

/** Withdraws a link for good, after a question: whoever has it reaches nothing by it any more. */
export function WithdrawButton({ label, disabled, onWithdraw, ...look }: WithdrawButtonProps) {
  const { t } = useTranslation('app', { keyPrefix: 'withdraw' });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...look} disabled={disabled} aria-label={label} onClick={() => setAsked(true)} />
      <ActionDialog
        title={t('title')}
        opened={isAsked}
        action={t('action')}
        onClose={() => setAsked(false)}
        onAction={() => {
          setAsked(false);
          onWithdraw();
        }}
      >
        {t('text')}
      </ActionDialog>
    </>
  );
}
