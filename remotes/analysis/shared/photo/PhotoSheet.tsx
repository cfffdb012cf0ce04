import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SideSheet } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';
import { PhotoButton, type PhotoButtonProps } from './PhotoButton';
import { PhotoChoice } from './PhotoChoice';

export interface PhotoSheetProps<Proposal> extends Pick<PhotoButtonProps<Proposal>, 'label' | 'read'> {
  id: string;
  /** Until something was read. */
  title: string;
  persons: SectionData['persons'];
  onClose(): void;
  /** What was read, to be confirmed; `again` leads back to the camera. */
  children(proposal: Proposal, again: () => void): ReactNode;
}

/** A paper of a person is photographed and, once every grown-up has consented, read; every value is confirmed. */
export function PhotoSheet<Proposal>(props: PhotoSheetProps<Proposal>) {
  const { id, title, label, persons, read, onClose, children } = props;
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const [proposal, setProposal] = useState<Proposal>();
  return (
    <SideSheet id={id} opened title={proposal ? t('title') : title} onClose={onClose}>
      {proposal ? (
        children(proposal, () => setProposal(undefined))
      ) : (
        <PhotoChoice persons={persons}>
          <PhotoButton label={label} read={read} onRead={setProposal} />
        </PhotoChoice>
      )}
    </SideSheet>
  );
}
