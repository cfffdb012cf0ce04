import { useLayoutEffect } from 'react';

/**
 * As long as it is rendered, nothing of the page is seen but the customer's stage (`page.css`). A mark, because a rule that
 * looks for the stage by `:has()` would have every element that appears anywhere restyle the whole page.
 */
export function usePageHidden(): void {
  useLayoutEffect(() => {
    document.body.dataset['vpPageHidden'] = '';
    return () => {
      delete document.body.dataset['vpPageHidden'];
    };
  }, []);
}
