import { oneCoreVersion } from './oneCoreVersion';

type Share = Parameters<NonNullable<typeof oneCoreVersion.resolveShare>>[0];

const facade = '@vp-digital/core/ui';

/** What an area built with `own` gets for a facade, among these versions of it; without a decision the runtime's. */
function resolve(
  own: string,
  versions: Record<string, { eager: boolean }>,
  pkgName = facade,
): string | undefined {
  const brought = Object.fromEntries(
    Object.entries(versions).map(([version, { eager }]) => [version, { version, shareConfig: { eager } }]),
  );
  const share = {
    shareScopeMap: { vp: { [pkgName]: brought } },
    scope: 'vp',
    pkgName,
    shareInfo: { version: own, shareConfig: { requiredVersion: `^${own}` } },
    resolver: () => ({ shared: { version: 'the runtime’s choice' }, useTreesShaking: false }),
  } as unknown as Share; // what the plugin looks at of the runtime's own types
  const resolved = oneCoreVersion.resolveShare?.(share) ?? share;
  return resolved.resolver()?.shared.version;
}

test.each([
  ['the shell’s where it fits', '1.0.0', { '1.0.3': { eager: true }, '1.0.0': { eager: false } }, '1.0.3'],
  [
    'not a newer one of another area',
    '1.0.0',
    { '1.0.0': { eager: true }, '1.1.0': { eager: false } },
    '1.0.0',
  ],
  [
    'its own where the shell’s is too old',
    '1.1.0',
    { '1.0.0': { eager: true }, '1.1.0': { eager: false } },
    '1.1.0',
  ],
  [
    'its own where no shell brings one',
    '1.0.0',
    { '1.0.0': { eager: false }, '1.1.0': { eager: false } },
    '1.0.0',
  ],
])('an area gets every facade of the core from one version: %s', (_, own, versions, expected) => {
  expect(resolve(own, versions)).toBe(expected);
});

test('React is not decided here', () => {
  expect(resolve('19.0.0', { '19.0.0': { eager: true } }, 'react')).toBe('the runtime’s choice');
});
