/**
 * Webpack loader for a component that carries its parts (`Menu.Item`): leaves only the parts in `names`. Nothing that is
 * held by an assignment could be dropped, and with a menu would come its search, menus below menus, and long presses.
 */
module.exports = function onlyParts(source) {
  const wanted = new Set(this.getOptions().names);
  return source.replace(/^[A-Z]\w+\.([A-Z]\w+) = \w+;$/gm, (line, name) => (wanted.has(name) ? line : ''));
};
