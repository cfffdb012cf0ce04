import type { BankAccount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { AddIcon, Button, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { NotOnPaper } from '../../../shared/confidential/NotOnPaper';
import { accountsOf, type PersonProps } from '../data';
import { AccountFields } from './AccountFields';

/** Bankverbindung: the accounts of a person, and a way to add one. */
export function BankAccounts({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.bank' });
  const list = useEntries('bankAccounts');
  const accounts = accountsOf(data, person.id);
  const common = usePageDocuments(['bankAccounts'], { tolerant: true });
  const isApart = (id: string) =>
    common.status === 'ready' && id in data.bankAccounts.items && !(id in common.data.bankAccounts.items);
  const [first] = useState(() => crypto.randomUUID());
  const shown: (readonly [id: string, account?: BankAccount])[] = accounts.length > 0 ? accounts : [[first]];
  const add = () => {
    const position = 1 + Math.max(-1, ...accounts.map(([, account]) => account.position));
    const account: BankAccount = {
      personIds: [person.id],
      holder: person.ownName,
      position,
    };
    list.put(crypto.randomUUID(), account, t('of', { name: person.name }));
  };
  return (
    <Stack gap="large">
      {shown.map(([id, account], index) => (
        <NotOnPaper key={id} when={isApart(id)}>
          <AccountFields id={id} account={account} data={data} person={person} number={index + 1} />
        </NotOnPaper>
      ))}
      <NewerEntries
        section="bankAccounts"
        where={({ personIds }) => Array.isArray(personIds) && personIds.includes(person.id)}
      />
      {accounts.length > 0 && (
        <Row>
          <Button writes icon={AddIcon} onClick={add}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
