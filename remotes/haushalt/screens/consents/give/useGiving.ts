import { type ConsentForm, type ConsentPurpose, isFormAllowed } from '@vp-digital/core/household';
import { useState } from 'react';
import { guardiansOf, type PersonLine, type TopicLine } from '../lines';
import { type Recording, useRecord } from '../useRecord';
import { emptyProof, isTouched, type ProofDraft, proofOf } from './proofOf';

export interface Giving extends Pick<Recording, 'busy' | 'failure'> {
  chosen: ReadonlySet<ConsentPurpose>;
  setChosen(chosen: ReadonlySet<ConsentPurpose>): void;
  /** Who consents; undefined until a guardian is chosen. */
  giver: string | undefined;
  setGiver(id: string | undefined): void;
  guardians: readonly PersonLine[];
  proof: ProofDraft;
  setProof(step: (draft: ProofDraft) => ProofDraft): void;
  mayBeOral: boolean;
  tried: boolean;
  /** Saving was tried with the proof in this form. */
  isProofTried: boolean;
  /** Whether closing would lose something. */
  isTouched: boolean;
  /** Records the consent when nothing is missing, and answers whether it is recorded. */
  save(): Promise<boolean>;
}

/** A consent that is being filled in. Nothing of it is chosen beforehand. */
export function useGiving(
  person: PersonLine,
  lines: readonly TopicLine<ConsentPurpose>[],
  persons: readonly PersonLine[],
): Giving {
  const { record, busy, failure } = useRecord();
  const [chosen, setChosen] = useState<ReadonlySet<ConsentPurpose>>(new Set());
  const [guardian, setGiver] = useState<string>();
  const [proof, setProof] = useState(emptyProof);
  const [tried, setTried] = useState(false);
  const [triedForm, setTriedForm] = useState<ConsentForm>();
  const giver = person.decides ? person.id : guardian;
  const mayBeOral = [...chosen].every((topic) => isFormAllowed(topic, 'oral'));

  const save = async () => {
    setTried(true);
    setTriedForm(proof.form);
    const shown = proofOf(proof);
    const isAllowed = proof.form !== 'oral' || mayBeOral;
    if (chosen.size === 0 || giver === undefined || shown === undefined || !isAllowed) return false;
    const topics = lines.flatMap(({ topic, text }) =>
      text && chosen.has(topic) ? [{ topic, textVersion: text.version }] : [],
    );
    return record({ action: 'given', personId: person.id, givenBy: giver, topics, proof: shown });
  };
  return {
    chosen,
    setChosen,
    giver,
    setGiver,
    guardians: guardiansOf(persons, person),
    proof,
    setProof,
    mayBeOral,
    tried,
    isProofTried: triedForm === proof.form,
    busy,
    failure,
    save,
    isTouched: chosen.size > 0 || guardian !== undefined || isTouched(proof),
  };
}
