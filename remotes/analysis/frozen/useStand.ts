import { useLocation } from '@vp-digital/core/libs/router';

/** The state in which the address wants the page: `?stand=` and its id, which any page may be linked with. */
export const useStand = (): string | undefined =>
  new URLSearchParams(useLocation().search).get('stand') ?? undefined;
