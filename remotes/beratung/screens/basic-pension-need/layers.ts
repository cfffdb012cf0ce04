import type { SavingContract } from '@vp-digital/core/household';
import type { PensionData } from '../../shared/pension/data';

export type Layer = 'basic' | 'promoted' | 'private';

/** In which layer a contract stands; others are no provision for old age. */
const layerOf: Partial<Record<SavingContract['line'], Layer>> = {
  basicPension: 'basic',
  companyPension: 'promoted',
  riester: 'promoted',
  privatePension: 'private',
  endowment: 'private',
  fundPlan: 'private',
  bankPlan: 'private',
};

export interface LayerContract {
  id: string;
  layer: Layer;
  contract: SavingContract;
}

/** A person's contracts in the three layers; what names nobody belongs to the household and stands with everybody. */
export const contractsInLayers = (
  { contracts }: Pick<PensionData, 'contracts'>,
  personId: string,
): LayerContract[] =>
  Object.entries(contracts.items).flatMap(([id, contract]) => {
    if (contract.kind !== 'saving') return [];
    const layer = layerOf[contract.line];
    const isOwn = contract.personIds.length === 0 || contract.personIds.includes(personId);
    return layer && isOwn ? [{ id, layer, contract }] : [];
  });
