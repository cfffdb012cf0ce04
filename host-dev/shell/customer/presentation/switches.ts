import type { PictureSettings } from '@vp-digital/core/picture';

/** What the advisor can switch while the customer looks on. */
export interface Switches extends PictureSettings {
  /** A ring in the picture shows where the advisor's pointer is. */
  pointing: boolean;
}

export interface PresentationProps {
  switches: Switches;
  onSwitch(switches: Switches): void;
  onEnd(): void;
}

/** The element in which the page's header and areas stand; the view's own elements stand beside it. */
export const pageSource = (): HTMLElement => {
  const source = document.getElementById('shell');
  if (!source) throw new Error('the page has no place for the shell');
  return source;
};
