import type { Container, Plugin } from 'postcss';

/** Rules about the page itself that cannot stand under a scope: the scroll lock while a dialog is open. */
const unscopedSelectors = new Set<string>(['body:has([data-vp-ui] [aria-modal="true"])']);

/** At-rules whose inner "selectors" are none. */
const unscoped = /^(-\w+-)?(keyframes|font-face|property|counter-style|page|font-feature-values)$/;

/** The page's root itself, or an attribute that stands on it: in our pages that is the scope's element. */
const pageRoot =
  /^(?::where\((?::root|:host|html|body)\)|(?::root|:host|html|body)(?![\w-])|(?=(?::where\()?\[(?:data-mantine-color-scheme|dir)\b))/;

/** Pseudo-elements, which only stand at the end of a selector. */
const pseudoElement = /::|:(?:before|after|first-line|first-letter)\b/;

/**
 * Puts every rule under a scope without adding specificity, so that two versions of the component library live on
 * one page: `.m_1 a` becomes `:where([data-vp-ui="1.0.0"]) .m_1 a`, and what is said of `:root`, `html` or `body`
 * is said of the scope's element.
 *
 * @param end where the scope ends: below these elements inside of it its rules no longer hold. A shell stands around
 *   areas that may have another version.
 */
export function scopeStyles(scope: string, end?: string): Plugin {
  const limits = { prefix: `:where(${scope})`, suffix: end ? `:not(:where(${scope} ${end} *))` : '' };
  return { postcssPlugin: 'scope-styles', Once: (sheet) => scopeRules(sheet, limits) };
}

interface Limits {
  prefix: string;
  suffix: string;
}

/** The prefix of a rule inside a rule stands before the rule around it. */
function scopeRules(container: Container, limits: Limits): void {
  container.each((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.map((selector) => scoped(selector, limits));
      scopeRules(node, { ...limits, prefix: '' });
    } else if (node.type === 'atrule' && node.nodes && !unscoped.test(node.name)) scopeRules(node, limits);
  });
}

function scoped(selector: string, { prefix, suffix }: Limits): string {
  if (unscopedSelectors.has(selector)) return selector;
  if (prefix === '') return ended(selector, suffix);
  const page = pageRoot.exec(selector);
  if (!page) return ended(`${prefix} ${selector}`, suffix);
  const rest = selector.slice(page[0].length);
  return rest.includes(' ') ? ended(prefix + rest, suffix) : prefix + rest; // the scope's element itself is inside
}

function ended(selector: string, suffix: string): string {
  const at = selector.search(pseudoElement);
  return at < 0 ? selector + suffix : selector.slice(0, at) + suffix + selector.slice(at);
}
