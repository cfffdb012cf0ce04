import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Something over the whole screen: of the browser where it has that and the frame around allows it, else of the window.
 * Whoever leaves the full screen by the browser's own key has closed.
 */
export function useFullScreen() {
  const [isShown, setShown] = useState(false);
  const left = useEffectEvent(() => {
    if (document.fullscreenElement === null) setShown(false);
  });
  useEffect(() => {
    const whenLeft = () => left();
    document.addEventListener('fullscreenchange', whenLeft);
    return () => document.removeEventListener('fullscreenchange', whenLeft);
  }, []);
  return {
    isShown,
    show: () => {
      setShown(true);
      if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => {}); // refused: the window is filled
    },
    close: () => {
      setShown(false);
      if (document.fullscreenElement) void document.exitFullscreen();
    },
  };
}
