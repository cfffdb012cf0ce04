import type { Adult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PhotoSheet } from '../../../shared/photo/PhotoSheet';
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
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.pensionLetter' });
  return (
    <PhotoSheet
      id={id}
      title={t('of', { name: person.name })}
      label={t('photograph')}
      persons={data.persons}
      read={useReadPensionLetter()}
      onClose={onClose}
    >
      {(proposal, again) => (
        <LetterForm proposal={proposal} person={person} data={data} onDone={onClose} onAgain={again} />
      )}
    </PhotoSheet>
  );
}
