import type { Configuration } from 'webpack';
import { baseConfiguration } from './baseConfiguration';
import type { Mode } from './mode';
import { inRoot, outputFolder } from './workspace';

/** `loader.js` for shells that are not ours: federation runtime, registry, time-outs, retry, location port. */
export function loaderConfiguration(mode: Mode): Configuration {
  return {
    ...baseConfiguration('vp_loader', mode),
    entry: { loader: inRoot('src/loader/standalone.ts') },
    output: {
      path: outputFolder,
      filename: '[name].js',
      uniqueName: 'vp_loader',
      library: { type: 'var', name: 'vpDigital' },
    },
  };
}
