import { type RefObject, useEffect, useState } from 'react';

/** Which entry of a list of pages one looks at: the last that begins above the middle of the window. */
export function useCurrentPage(list: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = () => {
      const begun = [...(list.current?.children ?? [])].filter(
        (page) => page.getBoundingClientRect().top < window.innerHeight / 2,
      );
      setCurrent(Math.max(begun.length - 1, 0));
    };
    const options = { capture: true, passive: true }; // whatever scrolls around them
    look();
    document.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [list, count]);
  return current;
}
