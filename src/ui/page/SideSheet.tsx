import { customerMarks } from '@vp-digital/core/shell';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons';
import { useUiText } from '../text';
import { SheetPlaceContext } from './sheetPlace';
import classes from './SideSheet.module.css';

export interface SideSheetProps {
  title: string;
  opened: boolean;
  onClose(): void;
  /** For `aria-controls` of the button that opens it. */
  id?: string | undefined;
  /** What the cross does. Default "Schließen". */
  closeLabel?: string | undefined;
  /** `slot`: the shell's side slot, whose content brings its own heading. Default `page`. */
  kind?: 'page' | 'slot' | undefined;
  /** A sheet that only explains is for the customer view too. Default: only for the advisor. */
  audience?: 'advisor' | 'customer' | undefined;
  /** Where one goes on at once: the sheet itself, to be read, or its first field. Default `sheet`. */
  focus?: 'sheet' | 'field' | undefined;
  children?: ReactNode;
}

/**
 * Explains or edits without leaving the page: beside the content from 992, in the flow below that. Place it
 * right after what it explains. It is not modal; the focus goes to it when it opens and back when it closes.
 */
export function SideSheet({ opened, ...sheet }: SideSheetProps) {
  return opened ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({
  title,
  onClose,
  id,
  closeLabel,
  kind = 'page',
  audience = 'advisor',
  focus = 'sheet',
  children,
}: Omit<SideSheetProps, 'opened'>) {
  const { t } = useUiText();
  const titleId = useId();
  const name = kind === 'page' ? { 'aria-labelledby': titleId } : { 'aria-label': title };
  const place = use(SheetPlaceContext);
  const element = useFocusWhileOpen(kind, focus);
  useEffect(() => {
    const sheet = element.current;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || hasOpenList(target)) return;
      if (target instanceof HTMLElement) target.blur(); // a field that only goes is not left: what was typed would stay a draft
      onClose();
    };
    sheet?.addEventListener('keydown', closeOnEscape);
    return () => sheet?.removeEventListener('keydown', closeOnEscape);
  }, [element, onClose]);
  const drawn = (
    <div
      className={classes['place']}
      data-side-sheet
      data-kind={kind}
      {...{ [audience === 'customer' ? customerMarks.block : customerMarks.advisorOnly]: true }}
    >
      <aside ref={element} id={id} className={classes['sheet']} tabIndex={-1} {...name}>
        <div className={classes['head']}>
          {kind === 'page' && <h2 id={titleId}>{title}</h2>}
          <IconButton label={closeLabel ?? t('close')} icon={CloseIcon} onClick={onClose} />
        </div>
        {children}
      </aside>
    </div>
  );
  return place ? createPortal(drawn, place) : drawn;
}

/** Esc closes an open list inside of the sheet first. */
function hasOpenList(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
}

/**
 * Takes the focus at the start and gives it back at the end, unless it has gone elsewhere by then. A window that becomes
 * narrower meanwhile changes nothing: somebody may be typing.
 */
function useFocusWhileOpen(kind: 'page' | 'slot', focus: 'sheet' | 'field') {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const sheet = element.current;
    const preventScroll = kind === 'page' && innerWidth > 991; // beside the page it is in sight
    const before = document.activeElement;
    const field = focus === 'field' ? sheet?.querySelector<HTMLElement>(firstField) : undefined;
    (field ?? sheet)?.focus({ preventScroll });
    return () => {
      const now = document.activeElement;
      const isOurs = now === null || now === document.body || sheet?.contains(now);
      if (isOurs && before instanceof HTMLElement) before.focus();
    };
  }, [kind, focus]);
  return element;
}

const firstField = 'input:not([hidden], :disabled, [readonly]), [role="combobox"]:not(:disabled)';
