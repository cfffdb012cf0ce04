import type { HandOverAnswer } from '@vp-digital/core/contracts';
import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { HandOverSegment } from '@vp-digital/core/reference';
import { Alert, Button, Checkbox, Row, SelectField, SideSheet, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { CartProposal } from '../cart/proposal';
import { HandedList } from './HandedList';
import { HandOverFrame } from './HandOverFrame';
import { factsFor, type HandOverData, segmentRules } from './segments';

export interface HandOverSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  segment: HandOverSegment;
  data: HandOverData;
  address: string;
  onOffer(proposal: CartProposal): void;
}

type Step = 'asking' | 'open' | 'late' | 'cancelled';

/** What is handed over, to whom, and whether that is agreed; then the application itself; its offer lies in the cart. */
export function HandOverSheet({ segment, data, address, onOffer, ...sheet }: HandOverSheetProps) {
  const { t, i18n } = useTranslation('beratung', { keyPrefix: 'handOver' });
  const { clock } = useHost();
  const { date } = useFormat();
  const rules = segmentRules[segment];
  const adults = personsInOrder(data).filter(({ role }) => role !== 'child');
  const [personId, setPersonId] = useState(
    rules.isPersonal && adults.length === 1 ? adults[0]?.id : undefined,
  );
  const [agreed, setAgreed] = useState(false);
  const [step, setStep] = useState<Step>('asking');
  const today = clock.today();
  const facts = factsFor(segment, data, { today, personId });
  const lacksPerson = rules.isPersonal === true && personId === undefined;
  const receive = (answer: HandOverAnswer) => {
    if (answer.type === 'cancelled') return setStep('cancelled');
    const { offer } = answer;
    onOffer({
      kind: 'app',
      ...offer,
      reason: t('offerReason', { name: t(`name.${segment}`), date: date(today) }),
      ...(rules.topic && { topic: rules.topic }),
      ...(personId !== undefined && { personId }),
    });
  };
  if (step === 'open')
    return (
      <SideSheet {...sheet} title={t(`name.${segment}`)}>
        <HandOverFrame
          title={t(`name.${segment}`)}
          address={address}
          start={{
            ns: 'vp.handover',
            v: 1,
            type: 'handOver',
            segment,
            language: i18n.language === 'en' ? 'en' : 'de',
            facts,
          }}
          onLate={() => setStep('late')}
          onAnswer={receive}
        />
      </SideSheet>
    );
  return (
    <SideSheet {...sheet} title={t('title', { name: t(`name.${segment}`) })} focus="field">
      <Stack gap="medium">
        {step === 'late' && (
          <Alert tone="warning" title={t('late')} announce>
            {t('lateText')}
          </Alert>
        )}
        {step === 'cancelled' && <p role="status">{t('cancelled')}</p>}
        {rules.isPersonal && (
          <SelectField
            label={t('person')}
            writes={false}
            value={personId}
            placeholder={t('choosePerson')}
            options={adults.map(({ id: value, name }) => ({ value, label: name }))}
            onChange={setPersonId}
          />
        )}
        <HandedList segment={segment} facts={facts} />
        <Checkbox
          label={t('consent', { host: new URL(address).host })}
          value={agreed}
          writes={false}
          onChange={setAgreed}
        />
        <Row>
          <Button kind="primary" disabled={!agreed || lacksPerson} onClick={() => setStep('open')}>
            {step === 'asking' ? t(segment === 'checkout' ? 'startCheckout' : 'go') : t('again')}
          </Button>
          <Button onClick={sheet.onClose}>{t('close')}</Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
