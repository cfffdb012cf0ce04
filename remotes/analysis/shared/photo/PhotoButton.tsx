import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { PhotoInput } from './PhotoInput';
import { PhotoProblemAlert } from './PhotoProblemAlert';
import type { PhotoProblem, ReadPhoto } from './useReadPhoto';

export interface PhotoButtonProps<Proposal> {
  label: string;
  /** Has a picture read. */
  read(file: File): Promise<ReadPhoto<Proposal>>;
  onRead(proposal: Proposal): void;
}

/** A picture from the camera or a file, read by the service; it is not kept. */
export function PhotoButton<Proposal>({ label, read, onRead }: PhotoButtonProps<Proposal>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem>();
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setBusy(true);
    const result = await read(file);
    setProblem(result.kind === 'failed' ? result.problem : undefined);
    setBusy(false);
    if (result.kind === 'read') onRead(result.proposal);
  };
  return (
    <Stack>
      <PhotoInput label={label} busy={busy} onChoose={(files) => void choose(files)} />
      <Caption>{busy ? t('reading') : t('hint')}</Caption>
      {problem && <PhotoProblemAlert problem={problem} />}
    </Stack>
  );
}
