import type { Contract, SectionData } from '@vp-digital/core/household';
import { useUnsaved } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ActionDialog, Button, Caption, Card, Stack } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { forEverybody } from '../../../shared/contracts/newContract';
import { useContractList } from '../useContractList';
import { PhotoChoice } from '../../../shared/photo/PhotoChoice';
import { PhotoInput } from '../../../shared/photo/PhotoInput';
import { PhotoRows } from './PhotoRows';
import { ProposalForm } from './ProposalForm';
import { usePhotos } from './usePhotos';
import { createSameContract } from '../list/sameContract';

export interface PhotosCardProps {
  data: Pick<SectionData, 'persons' | 'contracts'>;
  onClose(): void;
}

/**
 * Many contracts in one go: pictures are taken one after the other and read meanwhile, and each is confirmed by itself. Nothing
 * of one is written before.
 */
export function PhotosCard({ data, onClose }: PhotosCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const { photos, take, again, settle } = usePhotos();
  const list = useContractList();
  const knownAs = useKnownContract(data);
  const [asks, setAsks] = useState(false);
  const count = (kind: string) => photos.filter(({ state }) => state.kind === kind).length;
  const [done, open] = [count('added'), photos.length - count('added') - count('left')];
  useUnsaved(t('several.title'), open > 0);
  const shown = photos.find(({ state }) => state.kind === 'read');
  const place = useRef<HTMLDivElement>(null);
  const settled = photos.length - open;
  useEffect(() => {
    if (settled > 0) place.current?.focus(); // the button that was pressed went with its photo
  }, [settled]);
  const add = (contract: Contract) => {
    list.put(crypto.randomUUID(), forEverybody(contract, data));
    if (shown) settle(shown, 'added');
  };
  return (
    <Card
      kind="advisor"
      title={t('several.title')}
      caption={t('hint')}
      actions={
        <Button kind="quiet" onClick={() => (open > 0 ? setAsks(true) : onClose())}>
          {t('several.close')}
        </Button>
      }
    >
      <PhotoChoice persons={data.persons}>
        <Stack gap="medium">
          <PhotoInput
            multiple
            label={t(photos.length === 0 ? 'several.take' : 'several.more')}
            onChoose={take}
          />
          <div ref={place} tabIndex={-1}>
            {photos.length > 0 && (
              <Caption>
                <span role="status">{t('several.state', { count: photos.length, done, open })}</span>
              </Caption>
            )}
          </div>
          <PhotoRows
            photos={photos}
            shown={shown}
            onAgain={again}
            onLeave={(photo) => settle(photo, 'left')}
          />
          {shown?.state.kind === 'read' && (
            <section key={shown.number} aria-label={t('several.of', { number: shown.number })}>
              <ProposalForm
                proposal={shown.state.proposal}
                position={Object.keys(data.contracts.items).length}
                persons={data.persons}
                knownAs={knownAs}
                onAdd={add}
                onLeave={() => settle(shown, 'left')}
              />
            </section>
          )}
        </Stack>
      </PhotoChoice>
      {asks && (
        <ActionDialog
          title={t('several.leave')}
          action={t('several.discard')}
          kind="danger"
          cancel={t('several.stay')}
          onClose={() => setAsks(false)}
          onAction={onClose}
        >
          <p>{t('several.lost', { count: open })}</p>
        </ActionDialog>
      )}
    </Card>
  );
}

/** Says in words whether the household has a contract already. */
function useKnownContract(data: Pick<SectionData, 'contracts'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.known' });
  return (contract: Contract): string | undefined => {
    const doubt = createSameContract(data)(contract, 0);
    switch (doubt?.kind) {
      case 'sameNumber':
      case 'same':
      case 'archived':
        return t(doubt.kind);
      default:
        return undefined;
    }
  };
}
