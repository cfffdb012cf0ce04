import type { Contract, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { type ContractProposal, maximumFileSize } from '@vp-digital/core/contracts';
import { Button, Caption, ComboboxField, Row, SideSheet, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { forEverybody, newContract } from '../../shared/contracts/newContract';
import { PhotoButton } from '../../shared/photo/PhotoButton';
import { PhotoChoice } from '../../shared/photo/PhotoChoice';
import { ProposalForm } from './photo/ProposalForm';
import { useReadContract } from '../../shared/photo/useReadPhoto';
import type { ContractKind, ContractLine } from '../../shared/contracts/data';
import { useLineOptions } from './useLineOptions';

export interface AddContractSheetProps {
  id: string;
  kind: ContractKind;
  persons: SectionData['persons'];
  /** Where the new contract stands in the list. */
  position: number;
  onAdd(contract: Contract): void;
  onClose(): void;
}

/** Which line the new contract has, chosen, or read from a picture with whatever else it says. */
export function AddContractSheet({ id, kind, persons, position, onAdd, onClose }: AddContractSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: app } = useTranslation('app');
  const householdId = useHouseholdId();
  const { config, shell } = useHost();
  const { t: photo } = useTranslation('analysis', { keyPrefix: 'photos' });
  const canReadPictures = useHasPermission(permissions.documentUpload);
  const [proposal, setProposal] = useState<ContractProposal>();
  const readPicture = useReadContract();
  const optionsOf = useLineOptions();
  const add = (contract: Contract) => onAdd(forEverybody(contract, { persons }));
  return (
    <SideSheet
      id={id}
      opened
      focus="field"
      title={proposal ? photo('title') : t(`add.${kind}`)}
      onClose={onClose}
    >
      {proposal ? (
        <ProposalForm proposal={proposal} position={position} persons={persons} onAdd={add} />
      ) : (
        <Stack gap="medium">
          <ComboboxField<ContractLine>
            label={t('field.line')}
            hint={t('add.hint')}
            options={optionsOf(kind)}
            value={undefined}
            onChange={(line) => line && add(newContract(line, position))}
          />
          {canReadPictures && (
            <PhotoChoice persons={persons}>
              <PhotoButton label={photo('take')} read={readPicture} onRead={setProposal} />
            </PhotoChoice>
          )}
          {canReadPictures && config.external.documentCollection !== undefined && (
            <Row>
              <Button
                onClick={() =>
                  shell.send('documentUpload', {
                    householdId,
                    accept: ['application/pdf', 'image/jpeg', 'image/png'],
                    maxBytes: maximumFileSize,
                  })
                }
              >
                {t('add.collect')}
              </Button>
              <Caption>{app('external.badge')}</Caption>
            </Row>
          )}
        </Stack>
      )}
    </SideSheet>
  );
}
