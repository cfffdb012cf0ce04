/**
 * What stands before every address of ours where a proxy takes it off: `/vpd`, and nothing where we have the whole origin. The page
 * says it; only the address bar, links and what is fetched have it, and no area sees it.
 */
export const readBasePath = (page: Document = document): string => page.documentElement.dataset['base'] ?? '';

/** An address of ours as the browser knows it. */
export const withBase = (path: string, base: string = readBasePath()): string => base + path;

/** An address of ours out of what the browser knows; what lies beside the base stays as it is, and is no page. */
export const withoutBase = (address: string, base: string = readBasePath()): string =>
  base !== '' && (address === base || address.startsWith(`${base}/`) || address.startsWith(`${base}?`))
    ? address.slice(base.length).replace(/^(?!\/)/, '/')
    : address;
