import { checkBic, checkIban, formatIban } from '@vp-digital/core/finance';
import type { BankAccount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { Columns, Caption, TextField } from '@vp-digital/core/ui';
import { compact } from '../numbers/compact';
import { BankOfIban } from './BankOfIban';

export interface AccountNumbersProps {
  account: BankAccount | undefined;
  entry: EntryEditor<BankAccount>;
}

/** IBAN and BIC, with what their check finds; neither before the customer's eyes as a whole, nor in drafts and logs. */
export function AccountNumbers({ account, entry }: AccountNumbersProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const iban = checkIban({ value: account?.iban ?? '' });
  const doubt = account?.iban === undefined || iban.valid ? undefined : t(`bank.iban.${iban.reason}`);
  const code = iban.valid ? /^DE\d{2}(\d{8})/.exec(iban.normalized)?.[1] : undefined;
  return (
    <>
      <Columns>
        <TextField
          warning={doubt}
          {...entry.field('iban', t('field.iban'))}
          name="iban"
          tidy={compact}
          format={(value) => formatIban({ iban: value })}
          check={(value) => (ibanShape.test(value) ? undefined : t('bank.iban.shape'))}
        />
        <TextField
          {...entry.field('bic', t('field.bic'))}
          name="bic"
          tidy={compact}
          hint={t('bank.bicHint')}
          check={(value) => (checkBic({ value }).valid ? undefined : t('bank.bic'))}
        />
      </Columns>
      {code !== undefined && <BankOfIban code={code} />}
      <Caption>{t('numbers.protected')}</Caption>
    </>
  );
}

/** Of any country; lengths and check digits of each are only warned of. */
const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
