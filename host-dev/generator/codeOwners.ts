import { areaNames, packageFile } from '../build/workspace';

/** Read by GitHub and GitLab alike. */
export const ownersFile = 'docs/CODEOWNERS';

/** The content of `ownersFile`: every package names its owner; the texts of an area belong to whoever has the area. */
export const codeOwners = (): string =>
  [
    '# Follows from "owner" in the package.json of each package: npx tsx host-dev/checks/owners.ts --write',
    `* ${ownerOf('src')}`,
    `/host-dev/ ${ownerOf('host-dev')}`,
    ...areaNames().flatMap((area) =>
      [`/remotes/${area}/`, `/locales/*/${area}.json`, `/locales/*/${area}/`].map(
        (place) => `${place} ${ownerOf(`remotes/${area}`)}`,
      ),
    ),
    '',
  ].join('\n');

function ownerOf(folder: string): string {
  const { owner } = packageFile(folder);
  if (owner === undefined) throw new Error(`${folder}/package.json names no "owner"`);
  return owner;
}
