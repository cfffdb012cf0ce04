import type { ReactNode } from 'react';
import { ErrorIcon, LockedIcon, WarningIcon } from '../icons';
import { VisuallyHidden } from '../atoms/VisuallyHidden';
import { useUiText } from '../text';
import classes from './Field.module.css';
import type { FieldProps } from './fieldProps';

type Words = Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'error' | 'warning' | 'locked'>;
type Messages = Omit<Words, 'label' | 'hideLabel'>;

interface FieldFrameProps extends Words {
  id: string;
  children: ReactNode;
}

/** Label above; hint, warning and error below the control. */
export function FieldFrame({ id, children, ...words }: FieldFrameProps) {
  return (
    <div className={classes['field']}>
      <label
        className={classes['label']}
        id={`${id}-label`}
        htmlFor={id}
        data-hidden={words.hideLabel || undefined}
      >
        {words.label}
      </label>
      {children}
      <FieldMessages id={id} {...words} />
    </div>
  );
}

/** Also below checkboxes and groups, which place their label themselves. */
export function FieldMessages({ id, hint, error, warning, locked }: Messages & { id: string }) {
  return (
    <>
      {locked && (
        <p className={classes['hint']} id={`${id}-locked`}>
          <LockedIcon size={16} stroke={2} aria-hidden />
          {locked}
        </p>
      )}
      {hint && (
        <p className={classes['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes['messages']} aria-live="polite">
        {warning && !error && (
          <p className={classes['warning']} id={`${id}-warning`}>
            <WarningIcon size={16} stroke={2} aria-hidden />
            <Kind of="warning" />
            {warning}
          </p>
        )}
        {error && (
          <p className={classes['error']} id={`${id}-error`}>
            <ErrorIcon size={16} stroke={2} aria-hidden />
            <Kind of="error" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}

/**
 * Said before the message. Requests its text itself: a field without a message is rendered with every keystroke, and
 * needs none.
 */
function Kind({ of }: { of: 'warning' | 'error' }) {
  const { t } = useUiText();
  return <VisuallyHidden>{t(`field.${of}`)} </VisuallyHidden>;
}

/** The ids of the texts below a control, and of the reason why it is read-only, for its `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error, warning, locked, reason }: Messages & { reason?: string | undefined },
) {
  const ids = [
    reason,
    locked && `${id}-locked`,
    hint && `${id}-hint`,
    warning && !error && `${id}-warning`,
    error && `${id}-error`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
