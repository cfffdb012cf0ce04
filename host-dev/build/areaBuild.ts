import { fingerprint } from './fingerprint';
import { entriesOfArea } from './sources';
import { inRoot, packageFile } from './workspace';

/** What the build knows of an area; `folder` is where a release stands, relative to `outputFolder`. */
export interface AreaBuild {
  name: string;
  version: string;
  source: string;
  /** Carries a hash of its sources: other sources never meet the files of a release that is out. */
  folder: string;
  /** Name of the federated container. */
  container: string;
}

export function areaBuild(name: string): AreaBuild {
  const { version } = packageFile(`remotes/${name}`);
  const source = inRoot('remotes', name);
  const hash = fingerprint(entriesOfArea(name)).slice(0, 10);
  return { name, version, source, folder: `areas/${name}/${version}-${hash}`, container: `vp_${name}` };
}
