import type { PensionLetterProposal } from '@vp-digital/core/contracts';
import type { Adult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SideSheet } from '@vp-digital/core/ui';
import { useState } from 'react';
import { PhotoButton } from '../../../shared/photo/PhotoButton';
import { PhotoChoice } from '../../../shared/photo/PhotoChoice';
import { useReadPensionLetter } from '../../../shared/photo/useReadPhoto';
import type { StatePensionData } from '../../../shared/state-pension/data';
import { LetterForm } from './LetterForm';

export interface LetterSheetProps {
  id: string;
  person: Adult;
  data: StatePensionData;
  onClose(): void;
}

/** A pension letter of a person is photographed and, once every grown-up has consented, read; every value is confirmed. */
export function LetterSheet({ id, person, data, onClose }: LetterSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const read = useReadPensionLetter();
  const [proposal, setProposal] = useState<PensionLetterProposal>();
  return (
    <SideSheet
      id={id}
      opened
      title={proposal ? t('title') : t('pensionLetter.of', { name: person.name })}
      onClose={onClose}
    >
      {proposal ? (
        <LetterForm
          proposal={proposal}
          person={person}
          data={data}
          onDone={onClose}
          onAgain={() => setProposal(undefined)}
        />
      ) : (
        <PhotoChoice persons={data.persons}>
          <PhotoButton label={t('pensionLetter.photograph')} read={read} onRead={setProposal} />
        </PhotoChoice>
      )}
    </SideSheet>
  );
}
