import { UI_VERSION } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from '../../session/ShellContext';
import { useTexts } from '../../session/useTexts';
import { usePageHidden } from '../usePageHidden';
import { ControlBar } from './ControlBar';
import { CustomerPicture, EmptyPicture } from './CustomerPicture';
import { OtherPage } from './paging/OtherPage';
import { PagingButtons } from './paging/PagingButtons';
import { usePaging } from './paging/usePaging';
import { useReadyElement } from './paging/useReadyElement';
import { useTurning } from './paging/useTurning';
import { movePointer, Pointer } from './Pointer';
import classes from './presentation.module.css';
import type { PresentationProps } from './switches';

export interface DevicePresentationProps extends PresentationProps {
  isElsewhere: boolean;
}

/** The customer view in place of the page: everything else in the document can neither be seen nor used. */
export default function DevicePresentation({ isElsewhere, ...props }: DevicePresentationProps) {
  const [element] = useState(createPresentationElement);
  const ring = useRef<HTMLDivElement>(null);
  const { pointing } = props.switches;
  const isReadable = useTexts('customerPaging');
  const paging = usePaging();
  const other = isElsewhere ? undefined : paging.other;
  const [readyElement, setReadyElement] = useReadyElement(other?.href);
  const isPending = other !== undefined && !readyElement;
  const { deviceLock } = useShell();
  usePageHidden();
  useTurning(element, isElsewhere ? {} : paging);
  usePresentationInPlaceOfPage(element);
  useNoQuestions();

  useEffect(() => {
    if (!isPending) window.scrollTo(0, 0); // each page starts at its top
  }, [isPending, other?.path]);

  useEffect(() => {
    if (!pointing) return;
    const shown = ring.current;
    const point = ({ clientX: x, clientY: y }: PointerEvent) => movePointer(shown, { x, y });
    element.addEventListener('pointermove', point);
    return () => {
      element.removeEventListener('pointermove', point);
      movePointer(shown, undefined);
    };
  }, [element, pointing]);

  const end = () => {
    paging.forget();
    props.onEnd();
    deviceLock.look(); // a PIN that was set is entered now
  };
  return createPortal(
    <div className={classes['frame']}>
      <ControlBar place="device" onPrint={() => window.print()} {...props} onEnd={end}>
        {!isElsewhere && isReadable && <PagingButtons paging={paging} />}
      </ControlBar>
      {other && <OtherPage key={other.href} page={other} onReady={setReadyElement} />}
      {isElsewhere ? (
        <EmptyPicture />
      ) : (
        <CustomerPicture switches={props.switches} source={readyElement} isPending={isPending} />
      )}
      <Pointer ring={ring} />
    </div>,
    element,
  );
}

function createPresentationElement(): HTMLElement {
  const element = document.createElement('div');
  element.dataset['vpUi'] = UI_VERSION;
  element.dataset['vpCustomerStage'] = ''; // hides everything next to it
  return element;
}

/** Afterwards the page has its scroll position and focus back. */
function usePresentationInPlaceOfPage(element: HTMLElement): void {
  useEffect(() => {
    const before = document.activeElement;
    const scrolled = window.scrollY;
    const others = [...document.body.children].filter((other) => other instanceof HTMLElement);
    document.body.append(element);
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
      element.remove();
      window.scrollTo(0, scrolled);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [element]);
}

/** Going back out of the page would ask the advisor a question: while the customer watches, the page simply stays. */
function useNoQuestions(): void {
  const { leaveQuestion } = useShell();
  useEffect(() => {
    const stay = () => leaveQuestion.current()?.answer('stay');
    stay();
    return leaveQuestion.subscribe(stay);
  }, [leaveQuestion]);
}
