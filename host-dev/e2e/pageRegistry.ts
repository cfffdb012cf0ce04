import type { Page } from '@playwright/test';
import type { Registry } from '@vp-digital/core/shell';

const block = /(<script type="application\/json" id="vp-registry">)([^]*?)(<\/script>)/;

/** Serves pages whose registry is another text; answers how to stop. */
export async function servePagesWith(
  page: Page,
  change: (text: string) => string,
): Promise<() => Promise<void>> {
  const isPage = (url: URL) => !/\.\w+$|^\/(api|graphql|oidc|config)\//.test(url.pathname);
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      block,
      (_, start: string, text: string, end: string) => `${start}${change(text)}${end}`,
    );
    await route.fulfill({ response: answer, body });
  });
  return () => page.unroute(isPage);
}

/** The same for single lines, which may become anything. */
export const servePagesWithLines = (page: Page, change: (lines: Registry) => Record<string, unknown>) =>
  servePagesWith(page, (text) => JSON.stringify(change(JSON.parse(text) as Registry))); // written by our own build
