export interface FrameElementOptions {
  src: string;
  title: string;
  /** The height that the window has for it now, in CSS pixels. */
  room(): number;
}

/** Pages need some height to be a page, however little the window has. */
const leastHeight = 320;

/**
 * The iframe of an area. It may run scripts and keep drafts under its own origin, open windows and hand over files;
 * it may not lead the window around it anywhere.
 */
export function createFrameElement({ src, title, room }: FrameElementOptions) {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
  );
  Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
  let wanted: number | undefined;
  const available = () => Math.max(leastHeight, Math.floor(room()));
  const fit = () => {
    const height = Math.min(available(), Math.max(leastHeight, wanted ?? available()));
    frame.style.height = `${height}px`;
  };
  fit();
  return {
    frame,
    available,
    /** As high as what it shows, and no higher than the window: dialogs inside stay in sight. */
    want(height: number) {
      wanted = height;
      fit();
    },
    fit,
  };
}
