import type { Host } from '@vp-digital/core/shell';

/** Where on the page an area is mounted. */
export interface Place extends Pick<Host, 'language' | 'location' | 'slot'> {
  element: HTMLElement;
}
