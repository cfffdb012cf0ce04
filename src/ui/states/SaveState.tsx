import { formatTime } from '@vp-digital/core/reference/format';
import { useState } from 'react';
import { SavedIcon, WarningIcon } from '../icons';
import { VisuallyHidden } from '../atoms/VisuallyHidden';
import { useUiText } from '../text';
import classes from './SaveState.module.css';

type Settled = { kind: 'saved'; at: string } | { kind: 'failed'; count: number; onRetry(): void };

/** How it stands with what was typed; `at` is an instant (ISO, with its offset). */
export type SaveStateValue = Settled | { kind: 'saving' };

export interface SaveStateProps {
  state: SaveStateValue | undefined;
}

/**
 * The header's word on saving. Only results are read out, and "Gespeichert 18:52" once in its minute, however
 * many fields are saved: while saving, the former result stays in the live region, out of sight.
 */
export function SaveState({ state }: SaveStateProps) {
  const settled = useLastSettled(state);
  const saving = state?.kind === 'saving';
  return (
    <div className={classes['state']}>
      <div className={classes['settled']} role="status" data-hidden={saving || undefined}>
        {settled?.kind === 'saved' && <Saved at={settled.at} />}
        {settled?.kind === 'failed' && <Failed count={settled.count} onRetry={settled.onRetry} />}
      </div>
      {saving && <Saving />}
    </div>
  );
}

function useLastSettled(state: SaveStateValue | undefined): Settled | undefined {
  const [last, setLast] = useState<Settled>();
  if (state?.kind === 'saving') return last;
  if (state !== last) setLast(state);
  return state;
}

function Saved({ at }: { at: string }) {
  const { t, language } = useUiText();
  return (
    <>
      <SavedIcon className={classes['saved']} size={20} stroke={1.75} aria-hidden />
      <span>{t('saveState.saved', { time: formatTime(at, language) })}</span>
    </>
  );
}

function Saving() {
  const { t } = useUiText();
  return (
    <span className={classes['settled']} aria-hidden>
      <span className={classes['ring']} />
      {t('saveState.saving')}
    </span>
  );
}

function Failed({ count, onRetry }: { count: number; onRetry(): void }) {
  const { t } = useUiText();
  return (
    <button type="button" className={classes['failed']} onClick={onRetry}>
      <WarningIcon size={20} stroke={1.75} aria-hidden />
      <span>
        {t('saveState.failed', { count })}
        <VisuallyHidden> – {t('saveState.retry')}</VisuallyHidden>
      </span>
    </button>
  );
}
