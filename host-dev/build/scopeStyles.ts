import type { AtRule, Plugin, Rule } from 'postcss';

/** Rules about the page itself that cannot stand under a scope: the scroll lock while a dialog is open. */
export const unscopedSelectors = new Set<string>(['body:has([data-vp-ui] [aria-modal="true"])']);

/** At-rules whose inner "selectors" are none. */
const leftAlone = /^(-\w+-)?(keyframes|font-face|property|counter-style|page|font-feature-values)$/;

/** The page's root itself, or an attribute that stands on it: in our pages that is the scope's element. */
const pageRoot =
  /^(?::where\((?::root|:host|html|body)\)|(?::root|:host|html|body)(?![\w-])|(?=(?::where\()?\[(?:data-mantine-color-scheme|dir)\b))/;

/**
 * Puts every rule under a scope without adding specificity, so that two versions of the component library live on
 * one page: `.m_1 a` becomes `:where([data-vp-ui="1.0.0"]) .m_1 a`, and what is said of `:root`, `html` or `body`
 * is said of the scope's element.
 */
export function scopeStyles(scope: string): Plugin {
  const prefix = `:where(${scope})`;
  return {
    postcssPlugin: 'scope-styles',
    Once(sheet) {
      sheet.walkRules((rule) => {
        if (isInside(rule, isNested) || isInside(rule, isLeftAlone)) return;
        rule.selectors = rule.selectors.map((selector) => scoped(selector, prefix));
      });
    },
  };
}

function scoped(selector: string, prefix: string): string {
  if (unscopedSelectors.has(selector)) return selector;
  const page = pageRoot.exec(selector);
  return page ? prefix + selector.slice(page[0].length) : `${prefix} ${selector}`;
}

const isNested = (parent: Rule | AtRule) => parent.type === 'rule';
const isLeftAlone = (parent: Rule | AtRule) => parent.type === 'atrule' && leftAlone.test(parent.name);

function isInside(rule: Rule, test: (parent: Rule | AtRule) => boolean): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent as Rule['parent'])
    if (test(parent as Rule | AtRule)) return true; // the only containers below the root
  return false;
}
