import { formatTime } from '@vp-digital/core/reference/format';
import { SavedIcon, WarningIcon } from '../icons';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { useUiText } from '../text';
import classes from './SaveState.module.css';

/** How it stands with what was typed; `at` is an instant (ISO, with its offset). */
export type SaveStateValue =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'failed'; count: number; onRetry(): void };

export interface SaveStateProps {
  state: SaveStateValue | undefined;
}

/** The header's word on saving. The live region is always there, so that every change of it is read out. */
export function SaveState({ state }: SaveStateProps) {
  return (
    <div className={classes['state']} role="status">
      {state?.kind === 'saved' && <Saved at={state.at} />}
      {state?.kind === 'saving' && <Saving />}
      {state?.kind === 'failed' && <Failed count={state.count} onRetry={state.onRetry} />}
    </div>
  );
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
    <>
      <span className={classes['ring']} />
      <span>{t('saveState.saving')}</span>
    </>
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
