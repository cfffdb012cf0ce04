import type { HouseholdConsents } from '@vp-digital/core/contracts';
import { later } from '@vp-digital/core/micro-app';
import type { OpenDialog } from './dialogs';
import { GiveDialog } from './give/GiveDialog';
import { HandOverDialog } from './HandOverDialog';
import type { PersonLine } from './lines';
import { DeletionDialog } from './person/DeletionDialog';
import { WithdrawDialog } from './WithdrawDialog';

/** With the drawing of a signature, which only proofs show. */
const ProofDialog = later(() => import('./ProofDialog'));

export interface ConsentDialogsProps {
  dialog: OpenDialog;
  persons: readonly PersonLine[];
  consents: HouseholdConsents;
  onClose(): void;
}

/** The dialog that is open. */
export function ConsentDialogs({ dialog, persons, consents, onClose }: ConsentDialogsProps) {
  switch (dialog.kind) {
    case 'give':
      return <GiveDialog {...dialog} persons={persons} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog {...dialog} onClose={onClose} />;
    case 'handOver':
      return <HandOverDialog {...dialog} persons={persons} onClose={onClose} />;
    case 'proof':
      return <ProofDialog {...dialog} persons={persons} texts={consents.texts} onClose={onClose} />;
    case 'deletion':
      return <DeletionDialog {...dialog} onClose={onClose} />;
  }
}
