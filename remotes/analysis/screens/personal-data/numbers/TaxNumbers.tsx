import { checkPensionInsuranceNumber, checkTaxId } from '@vp-digital/core/finance';
import type { TaxProfile } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type EntryEditor, useMayKnow } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Columns, Caption, TextField } from '@vp-digital/core/ui';
import { compact } from './compact';

const taxIdLength = 11;
const insuranceNumberLength = 12;

/** Numbers by which tax office and pension insurance know the person; not before the customer, nor others who may not. */
export function TaxNumbers({ entry }: { entry: EntryEditor<TaxProfile> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { environment } = useHost().config;
  const mayKnow = useMayKnow('bank');
  if (!mayKnow) return <Caption>{t('numbers.closed')}</Caption>;
  const taxId = entry.field('taxId', t('field.taxId'));
  const insuranceNumber = (name: 'pensionInsuranceNumber' | 'allowanceNumber') => {
    const field = entry.field(name, t(`field.${name}`));
    const checked = field.value === undefined || checkPensionInsuranceNumber({ value: field.value }).valid;
    return {
      warning: checked ? undefined : t('numbers.insuranceNumber'),
      ...field,
      tidy: compact,
      check: (value: string) =>
        value.length > insuranceNumberLength
          ? t('numbers.tooLong', { count: insuranceNumberLength })
          : undefined,
    };
  };
  const isRight =
    taxId.value === undefined ||
    checkTaxId({ value: taxId.value, acceptTestNumbers: environment !== 'prod' }).valid;
  return (
    <>
      <Columns>
        <TextField
          warning={isRight ? undefined : t('numbers.taxId')}
          {...taxId}
          name="steuer-id"
          inputMode="numeric"
          tidy={compact}
          format={(value) => value.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}
          check={(value) =>
            /^\d{11}$/.test(value) ? undefined : t('numbers.digits', { count: taxIdLength })
          }
        />
        <TextField {...insuranceNumber('pensionInsuranceNumber')} name="sv-nummer" />
      </Columns>
      <Columns>
        <TextField {...insuranceNumber('allowanceNumber')} name="zulagenummer" />
      </Columns>
      <Caption>{t('numbers.protected')}</Caption>
    </>
  );
}
