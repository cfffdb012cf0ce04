/**
 * The one page-level element into which dialogs and toasts of a ui version go; made at the first call.
 * It carries `data-vp-ui`, the scope of that version's styles.
 */
export function portalRoot(version: string): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[data-vp-portal="${CSS.escape(version)}"]`);
  if (known) return known;
  const element = document.createElement('div');
  element.dataset['vpPortal'] = version;
  element.dataset['vpUi'] = version;
  element.translate = false;
  document.body.append(element);
  return element;
}
