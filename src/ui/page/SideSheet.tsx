import { customerMarks } from '@vp-digital/core/shell';
import { type ReactNode, use, useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
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
 * Explains or edits without leaving the page; what was refused in it keeps it open once, with the focus in its field. Beside the content from 992, in the flow below that. Place it
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
  const stays = useStaysForRefused(element);
  const close = useEffectEvent(() => {
    if (!stays()) onClose();
  });
  useEffect(() => {
    const sheet = element.current;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || hasOpenList(target)) return;
      if (target instanceof HTMLElement) target.blur(); // a field that only goes is not left: what was typed would stay a draft
      void Promise.resolve().then(close); // the field says first what it refuses
    };
    const stayOnClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(leaving) || !stays()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    sheet?.addEventListener('keydown', closeOnEscape);
    sheet?.addEventListener('click', stayOnClick, { capture: true });
    return () => {
      sheet?.removeEventListener('keydown', closeOnEscape);
      sheet?.removeEventListener('click', stayOnClick, { capture: true });
    };
  }, [element, stays]);
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
          <IconButton
            label={closeLabel ?? t('close')}
            icon={CloseIcon}
            onClick={() => stays() || onClose()}
          />
        </div>
        {children}
      </aside>
    </div>
  );
  return place ? createPortal(drawn, place) : drawn;
}

/** What leads out of the sheet: `leavesSheet` of a button. */
const leaving = '[data-leaves-sheet]';

/**
 * Whether the sheet stays open, for a field in it refuses what was typed: its message would go with it, and the text too.
 * Said once of each text, so that nobody is held.
 */
function useStaysForRefused(element: { current: HTMLElement | null }): () => boolean {
  const said = useRef<string>(undefined);
  return useCallback(() => {
    const field = element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (!field) return false;
    const text = `${field.id} ${field.value}`;
    if (said.current === text) return false;
    said.current = text;
    field.focus();
    return true;
  }, [element]);
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
