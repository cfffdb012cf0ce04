import type { Container, Plugin } from 'postcss';

/** Rules about the page itself that cannot stand under a scope: the scroll lock while a dialog is open. */
const unscopedSelectors = new Set<string>(['body:has([data-vp-ui] [aria-modal="true"])']);

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
  return { postcssPlugin: 'scope-styles', Once: (sheet) => scopeRules(sheet, prefix) };
}

/** Rules inside a rule are scoped by the rule around them. */
function scopeRules(container: Container, prefix: string): void {
  container.each((node) => {
    if (node.type === 'rule') node.selectors = node.selectors.map((selector) => scoped(selector, prefix));
    else if (node.type === 'atrule' && node.nodes && !leftAlone.test(node.name)) scopeRules(node, prefix);
  });
}

function scoped(selector: string, prefix: string): string {
  if (unscopedSelectors.has(selector)) return selector;
  const page = pageRoot.exec(selector);
  return page ? prefix + selector.slice(page[0].length) : `${prefix} ${selector}`;
}
