import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Chip, Row, Stack } from '@vp-digital/core/ui';
import { PhotoProblemAlert } from '../../../shared/photo/PhotoProblemAlert';
import type { Photo } from './usePhotos';

export interface PhotoRowsProps {
  photos: readonly Photo[];
  /** The one that is to be confirmed now. */
  shown: Photo | undefined;
  onAgain(photo: Photo): void;
  onLeave(photo: Photo): void;
}

/** How far each picture is; of one that was not read, why, and what can be done. */
export function PhotoRows({ photos, shown, onAgain, onLeave }: PhotoRowsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  if (photos.length === 0) return undefined;
  const failed = photos.flatMap((photo) =>
    photo.state.kind === 'failed' ? [{ photo, problem: photo.state.problem }] : [],
  );
  return (
    <Stack gap="small">
      <ul aria-label={t('several.list')}>
        {photos.map((photo) => (
          <li key={photo.number}>
            <Row gap="small">
              {t('several.of', { number: photo.number })}
              <Chip tone={tones[photo.state.kind]}>
                {t(photo === shown ? 'several.states.shown' : `several.states.${photo.state.kind}`)}
              </Chip>
            </Row>
          </li>
        ))}
      </ul>
      {failed.map(({ photo, problem }) => {
        const of = t('several.of', { number: photo.number });
        return (
          <PhotoProblemAlert key={photo.number} problem={problem} of={of}>
            <Row gap="small">
              {problem !== 'picture' && (
                <Button
                  size="compact"
                  aria-label={t('several.againOf', { of })}
                  onClick={() => onAgain(photo)}
                >
                  {t('several.again')}
                </Button>
              )}
              <Button
                size="compact"
                kind="quiet"
                aria-label={t('several.leaveOf', { of })}
                onClick={() => onLeave(photo)}
              >
                {t('several.leaveOut')}
              </Button>
            </Row>
          </PhotoProblemAlert>
        );
      })}
    </Stack>
  );
}

const tones = {
  waiting: 'neutral',
  reading: 'neutral',
  read: 'accent',
  added: 'positive',
  left: 'neutral',
  failed: 'warning',
} as const;
