import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ComboboxField } from '@vp-digital/core/ui';
import { type AccountKind, accountKinds } from './accounts';

export interface KindFieldProps {
  hint?: string;
  onChoose(kind: AccountKind): void;
}

/** The kinds of accounts, found by any word for them. */
export function KindField({ hint, onChoose }: KindFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { t: code } = useTranslation('household/assets');
  return (
    <ComboboxField<AccountKind>
      label={t('field.kind')}
      hint={hint}
      options={accountKinds.map((kind) => ({
        value: kind,
        label: code(`kind.${kind}`),
        words: t(`words.${kind}`).split(', '),
      }))}
      value={undefined}
      onChange={(kind) => kind && onChoose(kind)}
    />
  );
}
