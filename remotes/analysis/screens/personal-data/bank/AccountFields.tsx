import { accountPurposes, type BankAccount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry, useMayKnow } from '@vp-digital/core/micro-app';
import {
  Columns,
  Caption,
  IconButton,
  RemoveIcon,
  Row,
  SelectField,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { type People, useAccountPurpose } from '../../../shared/fields/useAccountPurpose';
import type { HouseholdPerson } from '../data';
import { AccountNumbers } from './AccountNumbers';

export interface AccountFieldsProps {
  id: string;
  /** Undefined while there is none: the first answer makes it. */
  account: BankAccount | undefined;
  data: People;
  person: HouseholdPerson;
  /** Counted from 1. */
  number: number;
}

/** One account. */
export function AccountFields({ id, account, data, person, number }: AccountFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const purposeOf = useAccountPurpose(data);
  const list = useEntries('bankAccounts');
  const mayKnow = useMayKnow('bank');
  const of = t('bank.of', { name: person.name });
  const blank = { personIds: [person.id], holder: person.ownName };
  const entry = useEntry({ section: 'bankAccounts', id, value: account, blank, of });
  const group = t('bank.number', { number, name: person.name });
  return (
    <div role="group" aria-label={group}>
      <Stack gap="medium">
        {account && (
          <Row spread>
            <h3>{t('bank.title', { number })}</h3>
            <IconButton
              writes
              icon={RemoveIcon}
              label={t('bank.remove', { number, name: person.name })}
              onClick={() => list.remove(id, of)}
            />
          </Row>
        )}
        {mayKnow ? <AccountNumbers account={account} entry={entry} /> : <Caption>{t('bank.closed')}</Caption>}
        <Columns>
          <TextField {...entry.field('holder', t('field.holder'))} name="inhaber" maxLength={80} />
          <TextField {...entry.field('institution', t('field.institution'))} name="bank" maxLength={80} />
          <SelectField
            {...entry.choice('purpose', t('field.purpose'))}
            name="zweck"
            options={accountPurposes.map((purpose) => ({
              value: purpose,
              label: purposeOf(purpose, account?.personIds ?? [person.id]),
            }))}
          />
        </Columns>
      </Stack>
    </div>
  );
}
