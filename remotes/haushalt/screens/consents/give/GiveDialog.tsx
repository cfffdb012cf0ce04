import { useUnsaved } from '@vp-digital/core/forms';
import type { ConsentPurpose } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Dialog, SelectField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { PersonLine, TopicLine } from '../lines';
import { RecordFailure } from '../RecordFailure';
import { DiscardDialog } from './DiscardDialog';
import { ProofFields } from './ProofFields';
import { PurposeChoices } from './PurposeChoices';
import { useGiving } from './useGiving';

export interface GiveDialogProps {
  person: PersonLine;
  lines: readonly TopicLine<ConsentPurpose>[];
  persons: readonly PersonLine[];
  onClose(): void;
}

/** A person consents: fills the screen, so that the device can be handed over. */
export function GiveDialog({ person, lines, persons, onClose }: GiveDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const giving = useGiving(person, lines, persons);
  const [asking, setAsking] = useState(false);
  const { shortName: name } = person;
  const { chosen, giver, tried } = giving;
  useUnsaved(t('give.leave', { name }), giving.isTouched);
  const cancel = () => (giving.isTouched ? setAsking(true) : onClose());
  const save = async () => {
    if (await giving.save()) onClose();
  };
  return (
    <>
      <Dialog
        kind="cover"
        title={t('give.title', { name })}
        opened
        onClose={cancel}
        actions={
          <>
            <Button size="large" onClick={cancel}>
              {t('give.cancel')}
            </Button>
            <Button kind="primary" size="large" loading={giving.busy} onClick={() => void save()}>
              {t('give.save')}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{t('give.text')}</p>
          <PurposeChoices lines={lines} chosen={chosen} onChange={giving.setChosen} />
          {!person.decides && (
            <SelectField
              label={t('give.giver', { name })}
              hint={t('give.giverHint')}
              options={giving.guardians.map(({ id, name: label }) => ({ value: id, label }))}
              value={giver}
              error={tried && giver === undefined ? t('give.giverMissing') : undefined}
              onChange={giving.setGiver}
            />
          )}
          <ProofFields
            draft={giving.proof}
            mayBeOral={giving.mayBeOral}
            tried={giving.isProofTried}
            onChange={giving.setProof}
          />
          {tried && chosen.size === 0 && <Alert tone="negative" title={t('give.choose')} announce />}
          <RecordFailure failure={giving.failure} />
        </Stack>
      </Dialog>
      {asking && <DiscardDialog onDiscard={onClose} onBack={() => setAsking(false)} />}
    </>
  );
}
