import type { ConsentProof } from '@vp-digital/core/contracts';
import type { ConsentForm } from '@vp-digital/core/household';
import { isSigned, signatureOf, type Stroke } from '../signature/pad';

/** What is being filled in to show a consent, whichever form is chosen in the end. */
export interface ProofDraft {
  form: ConsentForm;
  strokes: readonly Stroke[];
  name: string | undefined;
  minutes: string | undefined;
}

export const emptyProof: ProofDraft = { form: 'signature', strokes: [], name: undefined, minutes: undefined };

/** Whether anything would be lost. */
export const isTouched = ({ strokes, name, minutes }: ProofDraft): boolean =>
  strokes.length > 0 || name !== undefined || minutes !== undefined;

/** The proof, or undefined while it does not show anything yet. */
export function proofOf({ form, strokes, name = '', minutes = '' }: ProofDraft): ConsentProof | undefined {
  switch (form) {
    case 'signature':
      return isSigned(strokes) ? { form, signature: signatureOf(strokes) } : undefined;
    case 'click':
      return name.length >= 3 ? { form, name } : undefined;
    case 'oral':
      return minutes.length >= 20 ? { form, minutes } : undefined;
  }
}
