const styles = 'link[rel="stylesheet"], style';

/**
 * Gives an empty window the page's styles, also those that come later with an area, and its language; until
 * stopped. Sheets are fetched again from the same address; nothing else of the page's head goes over.
 */
export function followStyles(target: Document): () => void {
  const given = new Set<Element>();
  const follow = () => {
    target.documentElement.lang = document.documentElement.lang;
    for (const sheet of document.head.querySelectorAll(styles)) {
      if (given.has(sheet)) continue;
      given.add(sheet);
      target.head.append(copyOf(sheet, target));
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(document.head, { childList: true });
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  follow();
  return () => observer.disconnect();
}

function copyOf(sheet: Element, target: Document): Element {
  if (!(sheet instanceof HTMLLinkElement)) return target.importNode(sheet, true);
  const link = target.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet.href; // whole: the empty page has no address of its own
  return link;
}
