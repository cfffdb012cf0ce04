import { consentForms } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SegmentedChoice, Skeleton, TextField } from '@vp-digital/core/ui';
import { lazy, Suspense } from 'react';
import { type ProofDraft, proofOf } from './proofOf';

const SignaturePad = lazy(() => import('../signature/SignaturePad'));

export interface ProofFieldsProps {
  draft: ProofDraft;
  /** Whether all chosen purposes may be consented to by word of mouth. */
  mayBeOral: boolean;
  /** Whether saving was tried in this form: what is missing is said then. */
  tried: boolean;
  onChange(step: (draft: ProofDraft) => ProofDraft): void;
}

/** How the consent is given: signed, by a click under a typed name, or said and written down. */
export function ProofFields({ draft, mayBeOral, tried, onChange }: ProofFieldsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const { form, strokes } = draft;
  const missing = tried && proofOf(draft) === undefined;
  const set = (part: Partial<ProofDraft>) => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      <SegmentedChoice
        label={t('give.form')}
        wide
        options={consentForms.map((value) => ({ value, label: t(`give.choice.${value}`) }))}
        value={form}
        error={form === 'oral' && !mayBeOral ? t('give.noOral') : undefined}
        onChange={(chosen) => set({ form: chosen })}
      />
      {form === 'signature' && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <SignaturePad
            strokes={strokes}
            error={missing ? t('pad.missing') : undefined}
            onChange={(step) => onChange((before) => ({ ...before, strokes: step(before.strokes) }))}
          />
        </Suspense>
      )}
      {form === 'click' && (
        <TextField
          label={t('give.nameField')}
          hint={t('give.nameHint')}
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          error={missing ? t('give.nameMissing') : undefined}
          onChange={(name) => set({ name })}
        />
      )}
      {form === 'oral' && (
        <TextField
          label={t('give.minutes')}
          hint={t('give.minutesHint')}
          lines={4}
          maxLength={1_000}
          value={draft.minutes}
          error={missing ? t('give.minutesMissing') : undefined}
          onChange={(minutes) => set({ minutes })}
        />
      )}
    </>
  );
}
