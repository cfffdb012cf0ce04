import { namesImported, partsUsed } from './usedExports';
import { inRoot } from './workspace';
import onlyExports from './onlyExports.cjs';
import onlyParts from './onlyParts.cjs';

test('what the sources import from a library by name is found, types left out', () => {
  const names = namesImported('@mantine/core', inRoot('src/ui'));
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['Combobox', 'MantineProvider', 'useCombobox']));
  expect(names.filter((name) => /Tuple$|\W/.test(name))).toEqual([]); // types
});

test('of an index only the wanted names are left, each from its file', () => {
  const index = [
    'import { Menu, MenuItem } from "./Menu.mjs";',
    'import { Modal } from "./Modal.mjs";',
    'import { em as toEm, px } from "./units.mjs";',
    'export { Menu, MenuItem, Modal, px, toEm };',
  ].join('\n');
  const left = onlyExports.call({ getOptions: () => ({ names: ['Menu', 'toEm'] }) }, index);
  expect(left).toBe('export { Menu } from "./Menu.mjs";\nexport { em as toEm } from "./units.mjs";\n');
});

test('which parts of a component are drawn is found', () => {
  expect(partsUsed('Menu', inRoot('src/ui'))).toEqual(['Dropdown', 'Item', 'Target']);
});

test('of a component only the wanted parts are left, and all else that it has', () => {
  const component = [
    'const Menu = factory(() => {});',
    'Menu.displayName = "@mantine/core/Menu";',
    'Menu.classes = Menu_module_default;',
    'Menu.Item = MenuItem;',
    'Menu.Sub = MenuSub;',
    'export { Menu };',
  ];
  const left = onlyParts.call({ getOptions: () => ({ names: ['Item'] }) }, component.join('\n'));
  expect(left.split('\n').filter(Boolean)).toEqual(component.filter((line) => !line.includes('Sub')));
});
