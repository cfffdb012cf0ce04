/** Which page of which area an address belongs to, from the registry alone. */

const expressionOf = (path) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

export const allPages = (registry) =>
  Object.entries(registry).flatMap(([area, { manifest }]) =>
    manifest.pages.map((page) => ({ area, ...page, expression: expressionOf(page.path) })),
  );

/** `{ page, parameters }`, or nothing for an address of no area. */
export function findPage(pages, path) {
  const [pathname] = path.split(/[?#]/);
  for (const page of pages) {
    const found = page.expression.exec(pathname);
    if (found) return { page, parameters: found.groups ?? {} };
  }
  return undefined;
}

/** Whether the person may open the page at an address: areas draw no link to another one. */
export function offers(pages, user, path) {
  const found = findPage(pages, path);
  return found !== undefined && mayOpen(user, found.page);
}

const mayOpen = (user, { permission }) => !permission || user.permissions.includes(permission);

/** The first page of every area that the person may open for this household, as links. */
export function tabsFor(pages, user, household) {
  const shown = pages.filter((page) => page.tab && mayOpen(user, page));
  const first = shown.filter(({ area }, index) => shown.findIndex((page) => page.area === area) === index);
  return first.flatMap((page) => {
    const href = page.path.replaceAll(/:(\w+)/g, (_, name) => household?.[name] ?? ':');
    return href.includes(':') ? [] : [{ ...page, href }];
  });
}
