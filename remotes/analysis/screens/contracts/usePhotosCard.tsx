import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { ContractsData } from '../../shared/contracts/data';

const PhotosCard = later(async () => (await import('./photo/PhotosCard')).PhotosCard);
const ahead = [PhotosCard];

/** Many contracts photographed in one go: the button, and what it opens. */
export function usePhotosCard(data: ContractsData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const mayRead = useHasPermission(permissions.documentUpload);
  const [isOpen, setOpen] = useState(false);
  useAhead(ahead);
  return {
    button: mayRead && !isOpen && (
      <Button writes size="compact" onClick={() => setOpen(true)}>
        {t('photos')}
      </Button>
    ),
    card: isOpen && <PhotosCard data={data} onClose={() => setOpen(false)} />,
  };
}
