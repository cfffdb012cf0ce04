import { namesImported } from './usedExports';
import { inRoot } from './workspace';
import onlyExports from './onlyExports.cjs';

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
