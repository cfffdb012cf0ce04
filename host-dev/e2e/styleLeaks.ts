import type { Page } from '@playwright/test';

/**
 * Rules of one version's style sheets that match an element of the other: those that name a scope by its version, seen
 * from both sides. Each as it is written, with what it meets.
 */
export const leaksBetween = (page: Page, ...versions: [string, string]): Promise<string[]> =>
  page.evaluate((both) => {
    const ruleTexts = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? ruleTexts(rule.cssRules as CSSRuleList) : []), // groups and nested rules have it
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => ruleTexts(sheet.cssRules));
    // an area's own root is laid out by what stands around it
    const nearest = (element: Element) =>
      element.parentElement?.closest('[data-vp-ui]')?.getAttribute('data-vp-ui') ?? own(element);
    const own = (element: Element) => element.getAttribute('data-vp-ui');
    return both.flatMap((version) => {
      const scoped = selectors.filter((selector) => selector.includes(`[data-vp-ui="${version}"]`));
      if (scoped.length === 0) return [`no rule is scoped to ${version}`];
      return scoped.flatMap((selector) =>
        [...document.querySelectorAll(selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, ''))]
          .filter((element) => nearest(element) !== version && own(element) !== version)
          .map((element) => `${selector} meets <${element.tagName.toLowerCase()}> under ${nearest(element)}`),
      );
    });
  }, versions);
