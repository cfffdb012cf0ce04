import type { Configuration, MultiCompilerOptions } from 'webpack';
import { areaConfiguration } from './host-dev/build/areaConfiguration';
import type { Mode } from './host-dev/build/mode';
import { hostConfiguration } from './host-dev/build/hostConfiguration';
import { loaderConfiguration } from './host-dev/build/loaderConfiguration';
import { areaNames } from './host-dev/build/workspace';

interface Selection {
  /** One area, or several with commas between them. */
  area?: string;
  /** The shell of host-dev. */
  host?: boolean;
  /** The loader script for other shells. */
  loader?: boolean;
}

/** `webpack` builds everything; `webpack --env area=analysis`, `--env host` and `--env loader` build parts. */
export default function configurations(env: Selection, argv: { mode?: Mode }): Configurations {
  const mode = argv.mode ?? 'production';
  const everything = !env.area && !env.host && !env.loader;
  const areas = everything ? areaNames() : (env.area?.split(',') ?? []);
  const chosen = [
    ...(everything || env.host ? [hostConfiguration(mode)] : []),
    ...areas.map((name) => areaConfiguration(name, mode)),
    ...(everything || env.loader ? [loaderConfiguration(mode)] : []),
  ];
  return Object.assign(chosen, { parallelism: 2 }); // one is compiled while another is made small; more only take room
}

type Configurations = Configuration[] & MultiCompilerOptions;
