import { permissions } from '.';

test('the 16 permissions of the specification belong to its family and differ', () => {
  const keys = Object.values(permissions);
  expect(new Set(keys).size).toBe(16);
  for (const key of keys) expect(key).toMatch(/^permission\.vpd\.app-web-vp-digital\.[a-z]+(-[a-z]+)*$/);
});
