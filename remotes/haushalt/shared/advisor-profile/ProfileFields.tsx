import {
  type AdvisorProfile,
  brokerStatuses,
  emailPattern,
  investmentNumberPattern,
  investmentScopes,
  registerNumberPattern,
  remunerations,
  telephonePattern,
} from '@vp-digital/core/contracts';
import { ChoiceGroup, FieldsInRow, useUnsaved } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import {
  Alert,
  Button,
  Caption,
  Checkbox,
  Columns,
  SelectField,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { Portrait } from './Portrait';
import { missingAtFirst } from './profileFacts';
import type { OwnProfile } from './useOwnProfile';

type TextOf = {
  [Field in keyof AdvisorProfile]-?: NonNullable<AdvisorProfile[Field]> extends string ? Field : never;
}[keyof AdvisorProfile];

export interface ProfileFieldsProps extends Omit<OwnProfile, 'result'> {
  data: AdvisorProfile;
}

/** Kept field by field as it is left, and what the Erstinformation still lacks. */
export function ProfileFields({ data, state, type, refuse, save }: ProfileFieldsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor.profile' });
  const { t: word } = useTranslation('haushalt', { keyPrefix: 'advisorProfile' });
  const { list } = useFormat();
  const missing = missingAtFirst(data);
  useUnsaved(t('title'), state !== 'calm' && state !== 'saved');
  const choose = (fields: Parameters<typeof type>[0]) => {
    type(fields);
    save();
  };
  const text = (field: Exclude<TextOf, 'portrait'>) => ({
    name: field,
    label: t(`detail.${field}`),
    value: data[field],
    onChange: (value: string | undefined) => type({ [field]: value }),
    onInvalid: () => refuse(field),
    onBlur: save,
  });
  const matching = (pattern: RegExp, complaint: string) => (typed: string) =>
    pattern.test(typed) ? undefined : complaint;
  return (
    <Stack>
      {missing.length > 0 && (
        <Alert
          tone="info"
          title={t('missing', {
            count: missing.length,
            fields: list(missing.map((field) => t(`detail.${field}`))),
          })}
        />
      )}
      <Portrait portrait={data.portrait} onChange={(portrait) => choose({ portrait })} />
      <Columns>
        <TextField {...text('company')} hint={t('companyHint')} maxLength={120} autoComplete="organization" />
        <TextField {...text('street')} maxLength={90} autoComplete="street-address" />
        <FieldsInRow>
          <TextField
            {...text('postalCode')}
            tidy={(typed) => typed.toUpperCase()}
            check={matching(/^[A-Z0-9 -]{1,15}$/, t('postalCodeWrong'))}
            autoComplete="postal-code"
          />
          <TextField {...text('city')} maxLength={80} autoComplete="address-level2" />
        </FieldsInRow>
        <TextField
          {...text('telephone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          check={matching(telephonePattern, t('telephoneWrong'))}
        />
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          check={matching(emailPattern, t('emailWrong'))}
        />
        <SelectField
          name="status"
          label={t('detail.status')}
          options={brokerStatuses.map((value) => ({ value, label: word(`status.${value}`) }))}
          value={data.status}
          onChange={(status) => choose({ status })}
        />
        <TextField
          {...text('registerNumber')}
          hint={t('registerHint')}
          tidy={withoutBlanks}
          check={matching(registerNumberPattern, t('registerWrong'))}
        />
        <TextField
          {...text('investmentNumber')}
          hint={t('investmentHint')}
          tidy={withoutBlanks}
          check={matching(investmentNumberPattern, t('investmentWrong'))}
        />
      </Columns>
      <Columns>
        <Several
          label={t('detail.investmentScopes')}
          all={investmentScopes}
          chosen={data.investmentScopes}
          wordOf={(scope) => word(`scope.${scope}`)}
          onChange={(scopes) => choose({ investmentScopes: scopes })}
        />
        <Several
          label={t('detail.remuneration')}
          all={remunerations}
          chosen={data.remuneration}
          wordOf={(kind) => word(`paidBy.${kind}`)}
          onChange={(remuneration) => choose({ remuneration })}
        />
      </Columns>
      <TextField {...text('holdings')} hint={t('holdingsHint')} lines={2} maxLength={300} />
      <TextField {...text('complaintOffice')} hint={t('complaintHint')} lines={2} maxLength={300} />
      {state === 'failed' && (
        <Alert
          tone="negative"
          announce
          title={t('failed')}
          action={<Button onClick={save}>{t('retry')}</Button>}
        />
      )}
      <Caption>
        <span role="status">{state === 'saving' || state === 'saved' ? t(state) : ''}</span>
      </Caption>
    </Stack>
  );
}

const withoutBlanks = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();

interface SeveralProps<Value extends string> {
  label: string;
  all: readonly Value[];
  chosen: readonly Value[] | undefined;
  wordOf(value: Value): string;
  onChange(chosen: Value[] | undefined): void;
}

function Several<Value extends string>({ label, all, chosen = [], wordOf, onChange }: SeveralProps<Value>) {
  return (
    <ChoiceGroup label={label}>
      {all.map((value) => (
        <Checkbox
          key={value}
          label={wordOf(value)}
          value={chosen.includes(value)}
          onChange={(isChosen) => {
            const next = all.filter((one) => (one === value ? isChosen : chosen.includes(one)));
            onChange(next.length > 0 ? next : undefined);
          }}
        />
      ))}
    </ChoiceGroup>
  );
}
