import { readFileSync } from 'node:fs';

/** By how much a rule of this file lies above side sheets. */
function aboveSheets(file: string, selector: string): number {
  const css = readFileSync(file, 'utf8');
  const rule = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  const [, above] = /z-index: calc\(var\(--vp-layer-sheet\) \+ (\d)\)/.exec(rule) ?? [];
  return Number(above ?? 0);
}

test('the bar of the customer view lies above every sheet, and under what is open in the header', () => {
  const bar = aboveSheets(
    'host-dev/shell/customer/presentation/ControlBar.module.css',
    '.bar:not([data-place="device"])',
  );
  const header = aboveSheets('src/ui/page/AppHeader.module.css', '.header:has([aria-expanded="true"])');
  expect(bar).toBeGreaterThan(0);
  expect(header).toBeGreaterThan(bar);
});

test('sheets begin under it: their own head is in reach, too', () => {
  const css = readFileSync('src/ui/page/SideSheet.module.css', 'utf8');
  expect(css).toMatch(/\[data-customer-bar\] ~ \* \.place\[data-kind="slot"\] \{\s+top: 176px/);
  expect(css).toMatch(/\[data-customer-bar\] ~ \* \.place\[data-kind="page"\] \.sheet \{\s+top: 68px/);
});
