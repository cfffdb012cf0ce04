import { contactStates, type RecommendedContact } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import type { RecommendationList } from '@vp-digital/core/services';
import { Alert, Button, Card, DataList, Row, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useChangeContactMutation, useForgetContactMutation } from '../../api';

export interface ContactCardProps {
  list: RecommendationList;
  recommendationId: string;
  contact: RecommendedContact;
}

const shortest = 3;

/** Somebody who has come by a code and confirmed it: what they have said, and how it goes on, each change with its reason. */
export function ContactCard({ list, recommendationId, contact }: ContactCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'codes.contact' });
  const { day } = useFormat();
  const householdId = useHouseholdId();
  const { contactId, name, email, telephone, wish, state, reason, isOverdue, hidesGiver } = contact;
  const key = { householdId, list, recommendationId, contactId };
  const [next, setNext] = useState(state);
  const [why, setWhy] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [change, changing] = useChangeContactMutation();
  const [forget, forgetting] = useForgetContactMutation();
  const save = async () => {
    setTried(true);
    const text = why?.trim() ?? '';
    if (text.length < shortest) return;
    const answer = await change({ ...key, change: { state: next, reason: text } });
    if ('data' in answer) {
      setWhy(undefined);
      setTried(false);
    }
  };
  return (
    <Card kind="advisor" title={name} caption={t('since', { day: day(contact.confirmedAt) })}>
      <Stack gap="medium">
        {isOverdue && (
          <Alert tone="warning" title={t('overdue')}>
            {t('overdueText')}
          </Alert>
        )}
        {hidesGiver && <p>{t('hidesGiver')}</p>}
        <DataList
          items={[
            { key: 'email', label: t('email'), value: email },
            ...(telephone ? [{ key: 'telephone', label: t('telephone'), value: telephone }] : []),
            ...(wish ? [{ key: 'wish', label: t('wish'), value: wish }] : []),
            { key: 'state', label: t('state'), value: t(`states.${state}`) },
            ...(reason ? [{ key: 'reason', label: t('reason'), value: reason }] : []),
          ]}
        />
        <SelectField
          label={t('next')}
          options={contactStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          value={next}
          onChange={(one) => one && setNext(one)}
        />
        <TextField
          label={t('why')}
          value={why}
          maxLength={280}
          error={isTried && (why?.trim() ?? '').length < shortest ? t('whyNeeded') : undefined}
          onChange={setWhy}
        />
        <Row>
          <Button writes loading={changing.isLoading} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button writes kind="quiet" loading={forgetting.isLoading} onClick={() => void forget(key)}>
            {t('forget')}
          </Button>
        </Row>
        {(changing.isError || forgetting.isError) && <Alert tone="negative" announce title={t('failed')} />}
      </Stack>
    </Card>
  );
}
