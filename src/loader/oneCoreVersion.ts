import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/runtime-core';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;

/**
 * The federation runtime chooses the version of every share by itself: for one facade the newest that somebody has
 * brought, for the next the one that is loaded already. An area would get half of its core from one version and half
 * from another, and the two halves do not know each other. Here all of them come from one: the shell's where it fits,
 * else the version that the area was built with.
 */
export const oneCoreVersion: ModuleFederationRuntimePlugin = {
  name: 'vp-one-core-version',
  resolveShare(share) {
    if (!share.pkgName.startsWith('@vp-digital/core/')) return share;
    const shared = versionFor(share);
    return shared ? { ...share, resolver: () => ({ shared, useTreesShaking: false }) } : share;
  },
};

function versionFor({ shareScopeMap, scope, pkgName, shareInfo }: Parameters<ResolveShare>[0]) {
  const versions = shareScopeMap[scope]?.[pkgName] ?? {};
  const { requiredVersion } = shareInfo.shareConfig;
  const fits = (version: string) => requiredVersion === false || satisfy(version, requiredVersion ?? '*');
  const [shells] = Object.entries(versions).filter(([, { shareConfig }]) => shareConfig.eager); // areas bring nothing eagerly
  return shells && fits(shells[0]) ? shells[1] : versions[shareInfo.version];
}
